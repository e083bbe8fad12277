import { createHash, timingSafeEqual } from 'node:crypto'
import { Effect, Option, Schema } from 'effect'
import type { CardGateway, GatewayUnknown, Sale } from '#providers/cards/gateway.ts'
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
import type { FortisAccount } from './account.ts'
import { isVoided, recordLines, refundLine, saleResult, Transaction } from './transaction.ts'

const One = Schema.Struct({ data: Transaction })
const Page = Schema.Struct({ list: Schema.Array(Transaction) })
const Intention = Schema.Struct({ data: Schema.Struct({ client_token: Schema.String }) })
const Refusal = Schema.Struct({ detail: Schema.String })
/** A postback names the changed record, alone or within `data`. */
const News = Schema.Union([
  Schema.Struct({ data: Schema.Struct({ id: Schema.String }) }),
  Schema.Struct({ id: Schema.String }),
])

const PAGE = 100
const MS = 1_000
/** The answer with which Fortis refuses a request. */
const PRECONDITION_FAILED = 412

const messageOf = ({ status, json }: Answer): string => {
  const said = Schema.decodeUnknownOption(Refusal)(json)
  return Option.isSome(said) ? said.value.detail : `status ${status}`
}

const sameText = (left: string, right: string): boolean => {
  const [a, b] = [left, right].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}

interface Filter {
  readonly key: 'transaction_api_id' | 'order_number' | 'created_ts'
  readonly operator: '=' | '>=' | '<='
  readonly value: string
}

/** Fortis' payments: https://docs.fortis.tech, version 1. */
export const fortis = (account: FortisAccount): CardGateway => {
  const { userID, userAPIKey, developerID, locationID, productTransactionID } = account
  const ask = askAt(`${account.baseURL}/v1`, {
    'user-id': userID,
    'user-api-key': userAPIKey,
    'developer-id': developerID,
  })
  const insist = insisting(ask)
  const at = (gatewayID: string) => `/transactions/${encodeURIComponent(gatewayID)}`

  const look = Effect.fnUntraced(function* (gatewayID: string) {
    const answer = yield* insist(at(gatewayID))
    if (answer.status >= 400) return yield* unknown(messageOf(answer))
    return (yield* read(One, answer.json)).data
  })

  const list = Effect.fnUntraced(function* (
    filters: readonly Filter[],
  ): Effect.fn.Return<readonly Transaction[], GatewayUnknown> {
    const found: Transaction[] = []
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({
        filter_by: JSON.stringify(filters),
        page: JSON.stringify({ number: page, size: PAGE }),
      })
      const answer = yield* insist(`/transactions?${query}`)
      if (answer.status >= 400) return yield* unknown(messageOf(answer))
      const rows = (yield* read(Page, answer.json)).list
      found.push(...rows)
      if (rows.length < PAGE) return found
    }
  })

  /** The records with the value. An answer that includes others ignored the filter, and so says nothing. */
  const having = Effect.fnUntraced(function* (key: 'transaction_api_id' | 'order_number', value: string) {
    const found = yield* list([{ key, operator: '=', value }])
    return found.every((one) => one[key] === value) ? found : yield* unknown('the filter was not heeded')
  })

  const find: CardGateway['find'] = Effect.fnUntraced(function* (idempotencyKey) {
    const [found] = yield* having('transaction_api_id', idempotencyKey)
    return found && saleResult(found)
  })

  const sell = Effect.fnUntraced(function* (
    path: string,
    method: object,
    { amount, orderRef, idempotencyKey, debitOnly }: Omit<Sale, 'token'>,
  ) {
    const answer = yield* ask(`/transactions/cc/sale/${path}`, {
      timeoutMs: SALE_TIMEOUT_MS,
      body: {
        ...method,
        transaction_amount: amount,
        location_id: locationID,
        product_transaction_id: productTransactionID,
        transaction_api_id: idempotencyKey,
        order_number: orderRef,
        bank_funded_only_override: debitOnly,
        allow_partial_authorization_override: false,
      },
    })
    if (answer.status < 400) return saleResult((yield* read(One, answer.json)).data)
    // It may have been refused as a duplicate: then the transaction under that key answers both.
    const made = answer.status === PRECONDITION_FAILED ? yield* find(idempotencyKey) : undefined
    return made ?? (yield* refused(messageOf(answer)))
  })

  return {
    name: account.name,
    kind: 'fortis',
    testMode: account.testMode,
    debitOnlyFlag: true,
    takesDebitOnly: true,

    accepts: () =>
      Effect.map(insist('/transactions?page=%7B%22number%22%3A1%2C%22size%22%3A1%7D'), (answer) => !isStranger(answer)),
    form: Effect.fnUntraced(function* () {
      const answer = yield* ask('/elements/ticket/intention', { body: { location_id: locationID } })
      if (answer.status >= 400) return yield* refused(messageOf(answer))
      const { data } = yield* read(Intention, answer.json)
      const environment = account.testMode ? 'sandbox' : 'production'
      return {
        kind: 'elements',
        scriptURL: account.scriptURL,
        clientToken: data.client_token,
        environment,
        origins: account.formOrigins,
      } as const
    }),
    inspect: () => Effect.undefined,
    sale: ({ token, ...sale }) => sell('ticket', { ticket_id: token }, sale),
    testSale: (sale) =>
      sell(
        'keyed',
        { account_number: '4111111111111111', exp_date: '1235', cvv: '999', account_holder_name: 'Test sale' },
        sale,
      ),
    find,

    voidSale: Effect.fnUntraced(function* (gatewayID) {
      const answer = yield* insist(`${at(gatewayID)}/void`, { method: 'PUT', body: {} })
      if (answer.status < 400 || isVoided(yield* look(gatewayID))) return 'voided' as const
      return yield* refused(messageOf(answer))
    }),

    refund: Effect.fnUntraced(function* ({ gatewayID, amount, idempotencyKey }) {
      const body = { transaction_amount: amount, transaction_api_id: idempotencyKey, order_number: gatewayID }
      const answer = yield* ask(`${at(gatewayID)}/refund`, { method: 'PATCH', timeoutMs: SALE_TIMEOUT_MS, body })
      if (answer.status < 400) return refundLine((yield* read(One, answer.json)).data)
      const [made] = answer.status === PRECONDITION_FAILED ? yield* having('transaction_api_id', idempotencyKey) : []
      return made ? refundLine(made) : yield* refused(messageOf(answer))
    }),

    refunds: (saleGatewayID) => Effect.map(having('order_number', saleGatewayID), (found) => found.map(refundLine)),

    recordLagMs: 0,
    record: Effect.fnUntraced(function* ({ from, to }) {
      const [since, until] = [Math.floor(from / MS), Math.floor(to / MS)].map(String) as [string, string]
      const found = yield* list([
        { key: 'created_ts', operator: '>=', value: since },
        { key: 'created_ts', operator: '<=', value: until },
      ])
      return found
        .flatMap(recordLines)
        .filter((line) => line.at >= Math.floor(from / MS) * MS && line.at < to)
        .sort((a, b) => a.at - b.at)
    }),

    readWebhook: Effect.fnUntraced(function* ({ headers, body }) {
      const { webhookUser, webhookPassword } = account
      const expected = `Basic ${Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64')}`
      if (webhookPassword === '' || !sameText(headers.get('authorization') ?? '', expected)) return undefined
      const news = Option.getOrUndefined(Schema.decodeUnknownOption(Schema.fromJsonString(News))(body))
      if (news === undefined) return undefined
      const { id, transaction_api_id } = yield* look('data' in news ? news.data.id : news.id)
      return transaction_api_id ? { idempotencyKey: transaction_api_id } : { gatewayID: id }
    }),
  }
}
