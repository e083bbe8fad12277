import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { AppConfig } from '#app-config.ts'
import { unavailableWhenBusy } from '#failure.ts'
import type { Log } from '#log.ts'
import { CardGateways } from '#providers/cards/gateway.ts'
import type { Runtime } from '#services.ts'
import { heedNews } from '#services/payments/heed-news.ts'
import { countUnprovedNews } from '#services/payments/unproved-news.ts'
import { answer } from './answer.ts'
import { readBytes } from './body.ts'
import { nameInPath } from './name-in-path.ts'
import { visitorOf } from './request-visitor.ts'

const LIMITS = { bytes: 100_000, ms: 20_000 }

/**
 * A card gateway's webhook calls. They are not trusted: they only make us ask the gateway, so a false, late or repeated
 * one changes nothing. Anything but a 2xx makes the gateway try again later.
 */
export const cardsWebhook = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.post('/hooks/cards/:provider', (c) =>
    answered(c, take(c), {
      refuse: ({ code, status }) => c.text(code, status),
      broken: (id, status) => c.text(`internal error ${id}`, status),
      what: 'a webhook of the card gateway failed',
    }),
  )
}

const take = (c: Context) =>
  Effect.gen(function* () {
    const gateway = yield* (yield* CardGateways).byName(nameInPath(c, 'provider'))
    if (gateway === undefined) return c.text('not found', 404)
    const body = Buffer.from(yield* readBytes(c, LIMITS)).toString('utf8')
    const takeBack = yield* countUnprovedNews(visitorOf(c, yield* AppConfig).ip)
    const news = yield* gateway.readWebhook({ headers: c.req.raw.headers, body })
    if (news === undefined) return c.text('wrong signature', 403)
    yield* takeBack
    yield* heedNews(gateway.name, news)
    return c.json({ received: true })
  }).pipe(
    unavailableWhenBusy,
    Effect.catchTag('GatewayUnknown', () => Effect.succeed(c.text('the gateway could not be asked', 503))),
  )
