import { Clock, Effect } from 'effect'
import type { MadeOnce } from '@xd/core/contract/made-once.ts'
import type { Caller } from '#caller.ts'
import { keepMade, madeUnder, takeKey } from '#queries/made-once.ts'
import type { ExpectedVersion } from './require-version.ts'

export type ClientKey = string | null | undefined

/** What a caller may say about a save: the key of what is new, the version of what exists. */
export interface Saving {
  readonly clientKey: ClientKey
  readonly expectedVersion: ExpectedVersion
}

/** Which call makes it, under which key; without a key, or for a record that exists, there is nothing to remember. */
export interface Making {
  readonly call: MadeOnce
  readonly clientKey: ClientKey
  readonly known?: number | null | undefined
}

/** Makes a record, or returns the id of the one that this caller has made under the same key before. */
export const madeOnce = Effect.fnUntraced(function* <E, R>(
  { companyID, userID }: Caller,
  { call, clientKey, known }: Making,
  make: Effect.Effect<number, E, R>,
) {
  if (typeof clientKey !== 'string' || typeof known === 'number') return yield* make
  const key = { companyID, userID, call, clientKey }
  const at = yield* Clock.currentTimeMillis
  if (!(yield* takeKey(key, at))) return (yield* madeUnder(key)) ?? 0
  const recordID = yield* make
  yield* keepMade(key, recordID)
  return recordID
})
