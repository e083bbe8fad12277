import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { AppConfig } from '#app-config.ts'
import { unavailableWhenBusy } from '#failure.ts'
import type { Log } from '#log.ts'
import { Texting } from '#providers/texting/texting.ts'
import type { Runtime } from '#services.ts'
import { receiveText } from '#services/conversation/receive.ts'
import { recordReport } from '#services/messaging/record-report.ts'
import { answer } from './answer.ts'
import { readBytes } from './body.ts'
import { nameInPath } from './name-in-path.ts'

/** A text has at most 1,600 characters, each up to twelve bytes of a form. */
const LIMITS = { bytes: 100_000, ms: 20_000 }

/** TwiML that does nothing: replies go out as separate texts. */
const NOTHING_TO_DO = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/**
 * The carrier's webhook calls: texts from customers, and the status of ours. Anything but a 2xx makes it try again
 * later.
 */
export const textingWebhook = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.post('/hooks/texting/:provider', (c) =>
    answered(c, take(c, log), {
      refuse: ({ code, status }) => c.text(code, status),
      broken: (id, status) => c.text(`internal error ${id}`, status),
      what: 'a webhook of the carrier failed',
    }),
  )
}

const take = (c: Context, log: Log) =>
  Effect.gen(function* () {
    const texting = yield* Texting
    const { publicURL } = yield* AppConfig
    if (nameInPath(c, 'provider') !== texting.name) return c.text('not found', 404)
    const body = Buffer.from(yield* readBytes(c, LIMITS)).toString('utf8')
    // The address as given to the carrier, whatever a proxy has made of it.
    const { pathname, search } = new URL(c.req.url)
    const webhook = texting.readWebhook({ url: publicURL + pathname + search, headers: c.req.raw.headers, body })
    if (!webhook) return c.text('wrong signature', 403)
    if (webhook.kind === 'incoming') {
      const { text } = webhook
      if (!(yield* receiveText(text)))
        log.warn({ providerMessageID: text.providerMessageID }, 'a text came for a number of no store')
    } else if (webhook.kind === 'report') yield* recordReport(webhook.report)
    return c.body(NOTHING_TO_DO, 200, { 'content-type': 'text/xml; charset=utf-8' })
  }).pipe(unavailableWhenBusy)
