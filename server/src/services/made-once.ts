import { Clock, Effect } from 'effect'
import type { MadeOnce } from '@xd/core/contract/made-once.ts'
import type { Caller } from '#caller.ts'
import { keepMade, madeUnder, takeKey } from '#queries/made-once.ts'
import type { ExpectedVersion } from './require-version.ts'

export type ClientKey = string | null | undefined

/** A caller's details about a save: the key of a new record, or the version of an existing one. */
export interface Saving {
  readonly clientKey: ClientKey
  readonly expectedVersion: ExpectedVersion
}

/** The call that makes it, and its key. Without a key, or for an existing record, there is nothing to remember. */
export interface Making {
  readonly call: MadeOnce
  readonly clientKey: ClientKey
  readonly known?: number | null | undefined
}

/** Makes a record, or returns the id of the record that this caller made earlier under the same key. */
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
