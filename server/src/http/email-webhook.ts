import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { AppLog } from '#app-log.ts'
import { unavailableWhenBusy } from '#failure.ts'
import type { Log } from '#log.ts'
import { Email } from '#providers/email/email.ts'
import type { Runtime } from '#services.ts'
import { receiveEmail } from '#services/email/receive-email.ts'
import { answer } from './answer.ts'
import { readDigested } from './body.ts'
import { nameInPath } from './name-in-path.ts'

/** How long an email may take to arrive here. */
const PATIENCE_MS = 30_000

/**
 * A mail service's webhook calls: customers' emails. Anything but a 2xx or a refusal (4xx) makes it try again later.
 */
export const emailWebhook = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.post('/hooks/email/:provider', (c) =>
    answered(c, take(c), {
      refuse: ({ code, status }) => c.text(code, status),
      broken: (id, status) => c.text(`internal error ${id}`, status),
      what: 'a webhook of the mail service failed',
    }),
  )
}

const take = (c: Context) =>
  Effect.gen(function* () {
    const log = yield* AppLog
    const email = yield* Email
    if (nameInPath(c, 'provider') !== email.name) return c.text('not found', 404)
    const bytes = email.webhookBytes(c.req.raw.headers)
    if (bytes === 0) return c.text('wrong signature', 403)
    const body = yield* readDigested(c, { bytes, ms: PATIENCE_MS })
    const received = yield* email.readWebhook({ headers: c.req.raw.headers, ...body })
    if (received === undefined) return c.text('wrong signature', 403)
    if (received === null) return c.json({ received: true })
    if (yield* receiveEmail(received)) return c.json({ received: true })
    log.warn({ emailID: received.emailID }, 'an email came for nobody')
    // The mail service tells the sender, who would otherwise wait for an answer in vain.
    return c.text('no such recipient', 422)
  }).pipe(
    unavailableWhenBusy,
    // An email that cannot be read in time never will be; any other is delivered again.
    Effect.catchTag('ApartFailed', ({ why, isOurs, message }) =>
      Effect.map(AppLog, (log) => {
        log.warn({ why, message }, 'an email could not be read')
        return isOurs ? c.text('busy', 503) : c.text('cannot be read', 400)
      }),
    ),
  )
