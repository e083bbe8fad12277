import { createHmac, timingSafeEqual } from 'node:crypto'
import { Effect, Schema } from 'effect'
import { CARD_FUNDINGS } from '@xd/core/domain/payment/mode.ts'
import { type CardGateway, GatewayRefused, GatewayUnknown, type SaleResult } from './gateway.ts'
import { askJSON } from './json-request.ts'

export interface SimulatorAccount {
  /** Where the sandbox listens. */
  readonly baseURL: string
  readonly apiKey: string
  readonly webhookSecret: string
}

/** An authorisation may take three minutes; a look-up is answered at once or not at all. */
const SALE_TIMEOUT_MS = 180_000
const LOOK_UP_TIMEOUT_MS = 10_000

const Funding = Schema.Literals(CARD_FUNDINGS)
const Text = Schema.NullOr(Schema.String)
const Charge = Schema.Struct({
  state: Schema.Literals(['approved', 'declined', 'error', 'pending']),
  gatewayId: Schema.String,
  idempotencyKey: Schema.String,
  authCode: Text,
  brand: Text,
  last4: Text,
  expMonth: Schema.NullOr(Schema.Number),
  expYear: Schema.NullOr(Schema.Number),
  funding: Funding,
  declineCode: Text,
})
const Token = Schema.Struct({ funding: Funding })
const News = Schema.Struct({ transaction: Schema.Struct({ idempotencyKey: Schema.String }) })

const read = <S extends Schema.Codec<unknown, unknown>>(schema: S, json: unknown) =>
  Effect.mapError(Schema.decodeUnknownEffect(schema)(json), (cause) => new GatewayUnknown({ cause }))

const twoDigits = (n: number): string => String(n % 100).padStart(2, '0')

/** The network's own name for "this card is credit, and you asked for debit only". */
const CREDIT = 'debit_only'

const saleResult = (charge: typeof Charge.Type): SaleResult => ({
  state: charge.state,
  gatewayID: charge.gatewayId,
  authCode: charge.authCode,
  brand: charge.brand,
  last4: charge.last4,
  expiry: charge.expMonth === null || charge.expYear === null ? null : `${twoDigits(charge.expMonth)}/${twoDigits(charge.expYear)}`,
  funding: charge.funding,
  declineCode: charge.declineCode === CREDIT ? 'credit_refused' : charge.declineCode,
})

/** The sandbox's card network: another process and origin, spoken to as a live gateway would be. */
export const simulator = ({ baseURL, apiKey, webhookSecret }: SimulatorAccount): CardGateway => {
  const ask = (path: string, timeoutMs: number, body?: object) =>
    askJSON(`${baseURL}/cards${path}`, { timeoutMs, headers: { authorization: `Bearer ${apiKey}` }, ...(body && { body }) })

  return {
    name: 'simulator',
    testMode: true,
    debitOnlyFlag: true,

    clientConfig: () => ({
      tokenizeURL: `${baseURL}/cards/tokenize`,
      frameURL: `${baseURL}/cards/frame`,
      frameOrigin: new URL(baseURL).origin,
    }),

    inspect: Effect.fnUntraced(function* (token) {
      const { status, json } = yield* ask(`/tokens/${encodeURIComponent(token)}`, LOOK_UP_TIMEOUT_MS)
      if (status === 404) return yield* Effect.fail(new GatewayRefused({ message: 'the token is not known' }))
      return yield* read(Token, json)
    }),

    sale: Effect.fnUntraced(function* ({ amount, ...sale }) {
      const { status, json } = yield* ask('/charges', SALE_TIMEOUT_MS, { ...sale, amountCents: amount })
      if (status >= 400) return yield* Effect.fail(new GatewayRefused({ message: `status ${status}` }))
      return saleResult(yield* read(Charge, json))
    }),

    find: Effect.fnUntraced(function* (idempotencyKey) {
      const asked = ask(`/charges/${encodeURIComponent(idempotencyKey)}`, LOOK_UP_TIMEOUT_MS)
      const { status, json } = yield* Effect.catchTag(asked, 'GatewayRefused', (cause) => Effect.fail(new GatewayUnknown({ cause })))
      if (status === 404) return undefined
      if (status >= 400) return yield* Effect.fail(new GatewayUnknown({ cause: `status ${status}` }))
      return saleResult(yield* read(Charge, json))
    }),

    readWebhook: ({ headers, body }) => {
      const expected = createHmac('sha256', webhookSecret).update(body).digest()
      const given = Buffer.from(headers.get('x-sandbox-signature') ?? '', 'hex')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const news = Schema.decodeUnknownOption(Schema.fromJsonString(News))(body)
      return news._tag === 'Some' ? { idempotencyKey: news.value.transaction.idempotencyKey } : undefined
    },
  }
}
