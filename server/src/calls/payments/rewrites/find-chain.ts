import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { findChains } from '#services/rewrites/find-chains.ts'

export const findChain = handle(
  'payments/rewrites/find-chain',
  Effect.fnUntraced(function* ({ ticket }, caller) {
    return { chains: yield* findChains(caller, ticket) }
  }),
)
