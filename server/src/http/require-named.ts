import { Effect } from 'effect'
import type { EntityKind } from '@xd/core/contract/call.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { missing } from '#failure.ts'
import { NAMED } from '#queries/named.ts'

const at = (input: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined | null)?.[key], input)

/** Answers `not_found` unless everything that the input names exists for the caller. Another company's rows do not. */
export const requireNamed = Effect.fnUntraced(function* (
  finds: Readonly<Record<string, EntityKind>>,
  input: unknown,
  caller: Caller,
) {
  const { read } = yield* Database
  for (const [path, kind] of Object.entries(finds)) {
    const id = at(input, path)
    if (id === undefined || id === null) continue
    if (!(yield* read((db) => NAMED[kind](db, caller, id as number | string))))
      return yield* missing(kind === 'category' ? 'calendar' : kind)
  }
})
