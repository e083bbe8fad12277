import { Effect, Option, Schema } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import {
  type CardGateway,
  GatewayUnknown,
  GatewayUnsettled,
  type Sale,
  type SaleResult,
} from '#providers/cards/gateway.ts'
import {
  askAt,
  insisting,
  isStranger,
  read,
  refused,
  SALE_TIMEOUT_MS,
  unknown,
} from '#providers/cards/gateway-request.ts'
import type { Answer } from '#providers/cards/json-request.ts'
import type { BlueDogAccount } from './account.ts'
import { recordLines, refundLine } from './record.ts'
import { searchTransactions } from './search.ts'
import { signerOf } from './signature.ts'
import {
  describeSale,
  isUndone,
  isWaiting,
  orderIDOf,
  saleResult,
  stateOf,
  Transaction,
  unwanted,
} from './transaction.ts'

/**
 * How long the platform repeats its answer to the same key, in seconds. We never send one twice: this is for duplicates
 * on the network.
 */
const KEY_KEPT_S = 3_600

/** A single transaction; a lookup returns it in a list of one. */
const Envelope = Schema.Struct({ data: Schema.Union([Transaction, Schema.Tuple([Transaction])]) })
const Refusal = Schema.Struct({ msg: Schema.String })
const News = Schema.Struct({ type: Schema.String, transaction_id: Schema.optional(Schema.NullOr(Schema.String)) })

const messageOf = ({ status, json }: Answer): string => {
  const said = Schema.decodeUnknownOption(Refusal)(json)
  return Option.isSome(said) ? said.value.msg : `status ${status}`
}

const transactionOf = (json: unknown): Effect.Effect<Transaction, GatewayUnknown> =>
  Effect.map(read(Envelope, json), ({ data }) => ('id' in data ? data : data[0]))

/** BlueDog's payments: the FluidPay platform's REST interface. */
export const bluedog = (account: BlueDogAccount): CardGateway => {
  const ask = askAt(`${account.baseURL}/api`, { authorization: account.apiKey })
  const insist = insisting(ask)
  const search = searchTransactions(insist)

  const look = Effect.fnUntraced(function* (gatewayID: string) {
    const answer = yield* insist(`/transaction/${encodeURIComponent(gatewayID)}`)
    if (answer.status >= 400) return yield* unknown(messageOf(answer))
    return yield* transactionOf(answer.json)
  })

  const voidSale: CardGateway['voidSale'] = Effect.fnUntraced(function* (gatewayID) {
    const answer = yield* insist(`/transaction/${encodeURIComponent(gatewayID)}/void`, { method: 'POST', body: {} })
    if (answer.status < 400 || isUndone(yield* look(gatewayID))) return 'voided' as const
    return yield* refused(messageOf(answer))
  })

  /** A sale's outcome, after voiding one that must not stand. Until the void is certain, the outcome is not. */
  const settled = Effect.fnUntraced(function* (transaction: Transaction): Effect.fn.Return<SaleResult, GatewayUnknown> {
    if (stateOf(transaction) !== 'approved' || isUndone(transaction) || unwanted(transaction) === undefined)
      return saleResult(transaction)
    yield* Effect.mapError(voidSale(transaction.id), (cause) => new GatewayUnknown({ cause }))
    return saleResult({ ...transaction, status: 'voided' })
  })

  const sell = Effect.fnUntraced(function* (
    { amount, currency, idempotencyKey, ...sale }: Omit<Sale, 'token'>,
    method: object,
  ) {
    const answer = yield* ask('/transaction', {
      timeoutMs: SALE_TIMEOUT_MS,
      body: {
        type: 'sale',
        amount,
        currency,
        ...(account.processorID && { processor_id: account.processorID }),
        order_id: orderIDOf(idempotencyKey),
        description: describeSale(sale),
        idempotency_key: idempotencyKey,
        idempotency_time: KEY_KEPT_S,
        payment_method: method,
      },
    })
    if (answer.status >= 400) return yield* refused(messageOf(answer))
    return yield* settled(yield* transactionOf(answer.json))
  })

  return {
    name: account.name,
    kind: 'bluedog',
    testMode: account.testMode,
    // Our own rule, not the platform's: an approved credit card is voided before anyone learns of it.
    debitOnlyFlag: true,
    takesDebitOnly: true,

    form: () =>
      Effect.succeed({
        kind: 'tokenizer',
        scriptURL: `${account.baseURL}${account.tokenizerPath}`,
        publicKey: account.publicKey,
        baseURL: account.baseURL,
        origins: [new URL(account.baseURL).origin],
      }),
    accepts: () => Effect.map(insist('/transaction/search', { body: { limit: 1 } }), (answer) => !isStranger(answer)),
    inspect: () => Effect.undefined,
    sale: ({ token, ...sale }) => sell(sale, { token }),
    testSale: (sale) =>
      sell(sale, { card: { entry_type: 'keyed', number: '4111111111111111', expiration_date: '12/35', cvc: '999' } }),

    find: Effect.fnUntraced(function* (idempotencyKey) {
      const order_id = { operator: '=', value: orderIDOf(idempotencyKey) }
      const found = (yield* search({ order_id })).find(
        (one) => one.type === 'sale' && one.idempotency_key === idempotencyKey,
      )
      return found && (yield* settled(found))
    }),

    voidSale,

    refund: Effect.fnUntraced(function* ({ gatewayID, amount }) {
      const answer = yield* ask(`/transaction/${encodeURIComponent(gatewayID)}/refund`, {
        timeoutMs: SALE_TIMEOUT_MS,
        body: { amount },
      })
      if (answer.status >= 400 && isWaiting(yield* look(gatewayID))) return yield* new GatewayUnsettled()
      if (answer.status >= 400) return yield* refused(messageOf(answer))
      const made = yield* transactionOf(answer.json)
      return { state: stateOf(made), gatewayID: made.id, amount: made.amount as Cents }
    }),

    isSettled: (gatewayID) => Effect.map(look(gatewayID), (sale) => !isWaiting(sale)),

    // The platform stores no key with a refund, and searches by date: from the sale on, the refunds that reference it.
    refunds: Effect.fnUntraced(function* (saleGatewayID) {
      const { created_at } = yield* look(saleGatewayID)
      const found = yield* search({ type: { operator: '=', value: 'refund' }, created_at: { start_date: created_at } })
      return found.filter((one) => one.referenced_transaction_id === saleGatewayID).map(refundLine)
    }),

    recordLagMs: 0,
    record: Effect.fnUntraced(function* ({ from, to }) {
      const created_at = { start_date: new Date(from).toISOString(), end_date: new Date(to).toISOString() }
      const lines = (yield* search({ created_at })).flatMap(recordLines)
      return lines.filter(({ at }) => at >= from && at < to).sort((a, b) => a.at - b.at)
    }),

    readWebhook: Effect.fnUntraced(function* ({ headers, body }) {
      const signer = signerOf(account.webhookSecret, body, headers.get(account.signatureHeader) ?? '')
      const news = Option.getOrUndefined(Schema.decodeUnknownOption(Schema.fromJsonString(News))(body))
      if (signer === undefined || news === undefined || (signer === 'try' && news.type !== 'test')) return undefined
      if (!news.transaction_id) return { gatewayID: news.type }
      const { id, idempotency_key } = yield* look(news.transaction_id)
      return idempotency_key ? { idempotencyKey: idempotency_key } : { gatewayID: id }
    }),
  }
}
