import { Effect } from 'effect'
import type { EntityKind } from '@xd/core/contract/calls.ts'
import { type Caller, lookingBack } from '#caller.ts'
import { requireFound } from './require-found.ts'

const asksFor = (store: unknown, { pastStoreIDs }: Caller): boolean =>
  typeof store === 'number' && pastStoreIDs.includes(store)

type Finds = Readonly<Record<string, EntityKind>>

/** What a search may name that belongs to a store. The list says itself if there is none. */
const IN_SEARCH: Finds = {
  'search.rewriteID': 'rewrite',
  'search.mailer': 'mailer',
  'search.batch': 'batch',
  'search.paymentKeys': 'payment',
}

/**
 * The caller, once everything the input names exists for them. Reading a closed store, or something there, widens their
 * stores for this call; lists of all stores leave it out, and nothing there can be changed.
 */
export const readerOf = Effect.fnUntraced(function* (
  kind: 'read' | 'write',
  finds: Finds,
  input: object,
  caller: Caller,
) {
  if (kind === 'write' || caller.pastStoreIDs.length === 0) {
    yield* requireFound(finds, input, caller)
    return caller
  }
  const { store, search } = input as { store?: unknown; search?: { store?: unknown } | null }
  const past = lookingBack(caller)
  yield* requireFound(finds, input, past)
  if (asksFor(store, caller) || asksFor(search?.store, caller)) return past
  const open = yield* Effect.option(requireFound({ ...finds, ...IN_SEARCH }, input, caller))
  return open._tag === 'Some' ? caller : past
})
