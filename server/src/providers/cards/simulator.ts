import { createHmac, timingSafeEqual } from 'node:crypto'
import { Effect, Option, Schema } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { CARD_FUNDINGS } from '@xd/core/domain/payment/mode.ts'
import {
  type CardGateway,
  GatewayRefused,
  GatewayUnknown,
  type RecordLine,
  type RefundLine,
  type Sale,
  type SaleResult,
} from './gateway.ts'
import { askJSON } from './json-request.ts'

export interface SimulatorAccount {
  /** Where the sandbox listens. */
  readonly baseURL: string
  readonly apiKey: string
  readonly webhookSecret: string
}

/** An authorization may take three minutes; a lookup is answered at once or not at all. */
const SALE_TIMEOUT_MS = 180_000
const LOOK_UP_TIMEOUT_MS = 10_000

const Refusal = Schema.Struct({ error: Schema.Struct({ message: Schema.String }) })

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
const Refund = Schema.Struct({
  state: Schema.Literals(['approved', 'pending']),
  refundId: Schema.String,
  idempotencyKey: Schema.String,
  amountCents: Schema.Finite,
})
const Refunds = Schema.Struct({ refunds: Schema.Array(Refund) })
const Movement = Schema.Struct({
  transactionID: Schema.String,
  type: Schema.Literals(['sale', 'refund', 'void']),
  gatewayId: Schema.String,
  idempotencyKey: Schema.String,
  orderRef: Schema.String,
  amountCents: Schema.Finite,
  at: Schema.String,
})
const Record = Schema.Struct({ movements: Schema.Array(Movement), next: Schema.NullOr(Schema.Finite) })
const Token = Schema.Struct({ funding: Funding })
const Tokenized = Schema.Struct({ token: Schema.String })
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
  expiry:
    charge.expMonth === null || charge.expYear === null
      ? null
      : `${twoDigits(charge.expMonth)}/${twoDigits(charge.expYear)}`,
  funding: charge.funding,
  declineCode: charge.declineCode === CREDIT ? 'credit_refused' : charge.declineCode,
})

/** The network's reason for a refusal, in its own words. */
const refusalOf = (json: unknown): string | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(Refusal)(json))?.error.message

const refundLine = ({ state, refundId, idempotencyKey, amountCents }: typeof Refund.Type): RefundLine => ({
  state,
  gatewayID: refundId,
  idempotencyKey,
  amount: amountCents as Cents,
})

/** A refund's own id, as its movement names it. */
const REFUND_MOVEMENT = 'txn_'

const recordLine = ({
  transactionID,
  type,
  gatewayId,
  idempotencyKey,
  orderRef,
  amountCents,
  at,
}: typeof Movement.Type): RecordLine => ({
  kind: type,
  gatewayID: type === 'refund' ? transactionID.slice(REFUND_MOVEMENT.length) : gatewayId,
  saleGatewayID: type === 'sale' ? null : gatewayId,
  idempotencyKey,
  orderRef,
  amount: amountCents as Cents,
  state: 'approved',
  at: Date.parse(at),
})

/** The sandbox's card network: another process and origin, used as a live gateway would be. */
export const simulator = ({ baseURL, apiKey, webhookSecret }: SimulatorAccount): CardGateway => {
  const ask = (path: string, timeoutMs: number, body?: object) =>
    askJSON(`${baseURL}/cards${path}`, {
      timeoutMs,
      headers: { authorization: `Bearer ${apiKey}` },
      ...(body && { body }),
    })
  /** For requests whose outcome must be known: an unreachable network counts as no answer. */
  const insist = (path: string, body?: object) =>
    Effect.catchTag(ask(path, LOOK_UP_TIMEOUT_MS, body), 'GatewayRefused', (cause) =>
      Effect.fail(new GatewayUnknown({ cause })),
    )
  const look = Effect.fnUntraced(function* <S extends Schema.Codec<unknown, unknown>>(schema: S, path: string) {
    const { status, json } = yield* insist(path)
    return status >= 400
      ? yield* Effect.fail(new GatewayUnknown({ cause: `status ${status}` }))
      : yield* read(schema, json)
  })

  const frame = { tokenizeURL: `${baseURL}/cards/tokenize`, frameURL: `${baseURL}/cards/frame` }

  const sell = Effect.fnUntraced(function* ({ amount, ...sale }: Sale) {
    const { status, json } = yield* ask('/charges', SALE_TIMEOUT_MS, { ...sale, amountCents: amount })
    if (status >= 400) return yield* Effect.fail(new GatewayRefused({ message: `status ${status}` }))
    return saleResult(yield* read(Charge, json))
  })

  return {
    name: 'simulator',
    kind: 'simulator',
    testMode: true,
    debitOnlyFlag: true,
    takesDebitOnly: true,

    frame,
    form: () => Effect.succeed({ kind: 'frame', frameURL: frame.frameURL, origins: [new URL(baseURL).origin] }),

    accepts: () => Effect.map(insist('/charges/none'), ({ status }) => status !== 401),
    inspect: Effect.fnUntraced(function* (token) {
      const { status, json } = yield* ask(`/tokens/${encodeURIComponent(token)}`, LOOK_UP_TIMEOUT_MS)
      if (status === 404) return yield* Effect.fail(new GatewayRefused({ message: 'the token is not known' }))
      return yield* read(Token, json)
    }),

    sale: sell,
    testSale: Effect.fnUntraced(function* (sale) {
      const { json } = yield* ask('/tokenize', LOOK_UP_TIMEOUT_MS, {
        number: '4000056655665556',
        expMonth: 12,
        expYear: 2035,
        cvc: '123',
      })
      const { token } = yield* read(Tokenized, json)
      return yield* sell({ ...sale, token })
    }),

    find: Effect.fnUntraced(function* (idempotencyKey) {
      const { status, json } = yield* insist(`/charges/${encodeURIComponent(idempotencyKey)}`)
      if (status === 404) return undefined
      if (status >= 400) return yield* Effect.fail(new GatewayUnknown({ cause: `status ${status}` }))
      return saleResult(yield* read(Charge, json))
    }),

    voidSale: Effect.fnUntraced(function* (gatewayID) {
      const { status } = yield* insist(`/charges/${encodeURIComponent(gatewayID)}/void`, {})
      return status >= 400
        ? yield* Effect.fail(new GatewayRefused({ message: `status ${status}` }))
        : ('voided' as const)
    }),

    refund: Effect.fnUntraced(function* ({ gatewayID, amount, idempotencyKey }) {
      const path = `/charges/${encodeURIComponent(gatewayID)}/refunds`
      const { status, json } = yield* ask(path, SALE_TIMEOUT_MS, { amountCents: amount, idempotencyKey })
      if (status >= 400)
        return yield* Effect.fail(new GatewayRefused({ message: refusalOf(json) ?? `status ${status}` }))
      return refundLine(yield* read(Refund, json))
    }),

    refunds: Effect.fnUntraced(function* (saleGatewayID) {
      const { refunds } = yield* look(Refunds, `/charges/${encodeURIComponent(saleGatewayID)}/refunds`)
      return refunds.map(refundLine)
    }),

    recordLagMs: 0,
    record: Effect.fnUntraced(function* ({ from, to }) {
      const lines: RecordLine[] = []
      let after: number | null = 0
      while (after !== null) {
        const page: typeof Record.Type = yield* look(Record, `/record?from=${from}&to=${to}&after=${after}`)
        lines.push(...page.movements.map(recordLine))
        after = page.next
      }
      return lines
    }),

    readWebhook: ({ headers, body }) =>
      Effect.sync(() => {
        const expected = createHmac('sha256', webhookSecret).update(body).digest()
        const given = Buffer.from(headers.get('x-sandbox-signature') ?? '', 'hex')
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
        const news = Schema.decodeUnknownOption(Schema.fromJsonString(News))(body)
        return news._tag === 'Some' ? { idempotencyKey: news.value.transaction.idempotencyKey } : undefined
      }),
  }
}
