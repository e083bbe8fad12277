import { Effect, Schema } from 'effect'
import type { GatewayUnknown } from '#providers/cards/gateway.ts'
import { type insisting, read, unknown } from '#providers/cards/gateway-request.ts'
import { Transaction } from './transaction.ts'

const PAGE = 100

const Page = Schema.Struct({
  data: Schema.NullOr(Schema.Array(Transaction)),
  total_count: Schema.optional(Schema.Finite),
})

/** Every transaction that a search finds, page by page. Without dates the platform looks four months back. */
export const searchTransactions = (insist: ReturnType<typeof insisting>) =>
  Effect.fnUntraced(function* (criteria: object): Effect.fn.Return<readonly Transaction[], GatewayUnknown> {
    const found: Transaction[] = []
    for (;;) {
      const { status, json } = yield* insist('/transaction/search', {
        body: { ...criteria, limit: PAGE, offset: found.length },
      })
      if (status >= 400) return yield* unknown(`status ${status}`)
      const { data } = yield* read(Page, json)
      found.push(...(data ?? []))
      if ((data ?? []).length < PAGE) return found
    }
  })
