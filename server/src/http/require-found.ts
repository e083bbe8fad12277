import { Effect } from 'effect'
import type { EntityKind } from '@xd/core/contract/calls.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { missing } from '#failure.ts'
import type { RecordID } from '#queries/record.ts'
import { RECORDS } from '#queries/records.table.ts'

const at = (input: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined | null)?.[key], input)

const idsAt = (input: unknown, path: string): RecordID[] => {
  const named = at(input, path)
  const ids = (Array.isArray(named) ? named : [named]) as (RecordID | null | undefined)[]
  return [...new Set(ids)].filter((id) => id !== undefined && id !== null)
}

/** Fails with `not_found` unless every record the input names exists for the caller. Another company's rows do not. */
export const requireFound = Effect.fnUntraced(function* (
  finds: Readonly<Record<string, EntityKind>>,
  input: unknown,
  caller: Caller,
) {
  const { read } = yield* Database
  for (const [path, kind] of Object.entries(finds)) {
    const ids = idsAt(input, path)
    if (ids.length > 0 && (yield* read((db) => RECORDS[kind].count(db, caller, ids))) < ids.length)
      return yield* missing(kind)
  }
})
