import { Effect } from 'effect'
import { type CallName, calls } from '@xd/core/contract/calls.ts'
import { type Caller, lookingBack } from '#caller.ts'
import { requireFound } from './require-found.ts'

const asksFor = (store: unknown, { pastStoreIDs }: Caller): boolean =>
  typeof store === 'number' && pastStoreIDs.includes(store)

/** The reader of a list: if the search names a closed store, they see it. */
export const readerOfList = (search: object, caller: Caller): Caller =>
  asksFor((search as { store?: unknown }).store, caller) ? lookingBack(caller) : caller

/**
 * The caller, once everything the input names exists for them. Reading a closed store, or something there, widens their
 * stores for this call; lists of all stores leave it out, and nothing there can be changed.
 */
export const readerOf = Effect.fnUntraced(function* (name: CallName, input: unknown, caller: Caller) {
  const { kind, finds } = calls[name]
  if (kind === 'write' || caller.pastStoreIDs.length === 0) {
    yield* requireFound(finds, input, caller)
    return caller
  }
  const { store, search } = input as { store?: unknown; search?: object | null }
  const past = lookingBack(caller)
  yield* requireFound(finds, input, past)
  if (asksFor(store, caller)) return past
  if (search) return readerOfList(search, caller)
  const open = yield* Effect.option(requireFound(finds, input, caller))
  return open._tag === 'Some' ? caller : past
})
