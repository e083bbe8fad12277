import { Effect } from 'effect'
import type { EntityKind } from '@xd/core/contract/calls.ts'
import { filtersNothing } from '@xd/core/contract/list.ts'
import { type Caller, lookingBack } from '#caller.ts'
import { requireFound } from './require-found.ts'

const asksFor = (store: unknown, { pastStoreIDs }: Caller): boolean =>
  typeof store === 'number' && pastStoreIDs.includes(store)

type Finds = Readonly<Record<string, EntityKind>>

/** Records of a store that a search may name. The list itself reports a missing one. */
const IN_SEARCH: Finds = { rewriteID: 'rewrite', mailer: 'mailer', batch: 'batch', paymentKeys: 'payment' }

/** A list ignores a word that filters nothing for a filter it doesn't have. */
const chosenIn = (search: object): object =>
  Object.fromEntries(Object.entries(search).filter(([name, value]) => !filtersNothing(name, value)))

/**
 * The caller, once everything the input names exists for them. Reading a closed store, or a record there, widens their
 * stores for this call. Lists of all stores leave it out, and nothing there can be changed.
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
  const isOpen = requireFound(finds, input, caller).pipe(
    Effect.andThen(requireFound(IN_SEARCH, chosenIn(search ?? {}), caller)),
  )
  return (yield* Effect.option(isOpen))._tag === 'Some' ? caller : past
})
