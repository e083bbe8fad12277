import { Effect, Fiber, Option, Schedule } from 'effect'
import type { Context, Hono } from 'hono'
import { AppLog } from '#app-log.ts'
import { AppConfig } from '#app-config.ts'
import { fail, unavailableWhenBusy } from '#failure.ts'
import type { Log } from '#log.ts'
import { type IncomingText, Texting } from '#providers/texting/texting.ts'
import type { Runtime } from '#services.ts'
import { receiveText } from '#services/conversation/receive.ts'
import { followTexts } from '#services/messaging/follow-texts.ts'
import { recordReport } from '#services/messaging/record-report.ts'
import { answer } from './answer.ts'
import { readBytes } from './body.ts'
import { nameInPath } from './name-in-path.ts'

/** A text has at most 1,600 characters, each up to twelve bytes of a form. */
const LIMITS = { bytes: 100_000, ms: 5_000 }

/**
 * Twilio waits 15 s in all, connecting and retries included; after that the text is only on its list. An earlier answer
 * leaves it time for the fallback URL.
 */
const PATIENCE_MS = 8_000
const ASK_AGAIN = Schedule.spaced('1 second')

/** TwiML that does nothing: replies go out as separate texts. */
const NOTHING_TO_DO = '<?xml version="1.0" encoding="UTF-8"?><Response/>'

/**
 * The carrier's webhook calls: texts from customers, and the status of ours. It does not repeat a failed one, so the
 * server asks the carrier for missed texts once the database works again.
 */
export const textingWebhook = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  let asking = false
  const askForMissed = () => {
    if (asking) return
    asking = true
    const asked = unavailableWhenBusy(followTexts).pipe(
      Effect.retry(ASK_AGAIN),
      Effect.ensuring(Effect.sync(() => (asking = false))),
    )
    runtime.runFork(asked)
  }
  app.post('/hooks/texting/:provider', async (c) => {
    const response = await answered(c, take(c), {
      refuse: ({ code, status }) => c.text(code, status),
      broken: (id, status) => c.text(`internal error ${id}`, status),
      what: 'a webhook of the carrier failed',
    })
    if (response.status >= 500) askForMissed()
    return response
  })
}

const take = (c: Context) =>
  Effect.gen(function* () {
    const texting = yield* Texting
    const { publicURL } = yield* AppConfig
    if (nameInPath(c, 'provider') !== texting.name) return c.text('not found', 404)
    const body = Buffer.from(yield* readBytes(c, LIMITS)).toString('utf8')
    // The address as given to the carrier, however a proxy has changed it.
    const { pathname, search } = new URL(c.req.url)
    const webhook = texting.readWebhook({ url: publicURL + pathname + search, headers: c.req.raw.headers, body })
    if (!webhook) return c.text('wrong signature', 403)
    if (webhook.kind === 'incoming') yield* inTime(receive(webhook.text))
    else if (webhook.kind === 'report') yield* inTime(Effect.asVoid(recordReport(webhook.report)))
    return c.body(NOTHING_TO_DO, 200, { 'content-type': 'text/xml; charset=utf-8' })
  }).pipe(unavailableWhenBusy)

const receive = Effect.fnUntraced(function* (text: IncomingText) {
  const outcome = yield* receiveText(text)
  if (outcome !== 'taken')
    (yield* AppLog).warn({ providerMessageID: text.providerMessageID, why: outcome }, 'a text is for no one here')
})

/**
 * Work that takes longer than the carrier waits continues, and the carrier is told that it failed. Either way, a text
 * is received once.
 */
const inTime = <E, R>(work: Effect.Effect<void, E, R>) =>
  Effect.gen(function* () {
    const { webhookPatienceMs = PATIENCE_MS } = yield* AppConfig
    const fiber = yield* Effect.forkDetach(work)
    const exit = yield* Effect.timeoutOption(Fiber.await(fiber), webhookPatienceMs)
    return Option.isSome(exit) ? yield* exit.value : yield* fail('unavailable')
  })
