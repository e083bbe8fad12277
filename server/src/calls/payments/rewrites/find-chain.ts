import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { findChains } from '#services/rewrites/find-chains.ts'

export const findChain = handle(
  'payments/rewrites/find-chain',
  Effect.fnUntraced(function* ({ ticket }, caller) {
    const { read } = yield* Database
    return { chains: yield* findChains(caller, ticket) }
  }),
)
