import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { audit } from '#services/audit.ts'

type Asked = Readonly<Record<string, unknown>>

/**
 * A search as the log stores it. Typed text may be a person's name or number, and so may the position in a list. The
 * log outlives the person's erasure, so it only says that something was typed.
 */
const withoutWords = ({ filter, cursor: _, ...chosen }: Asked) => ({
  ...chosen,
  ...(typeof filter === 'string' && filter.trim() !== '' && { filter: true }),
})

/** Every file that leaves the product is logged. */
export const writeDown = Effect.fnUntraced(function* (name: string, search: object, caller: Caller) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const detail = { search: withoutWords(search as Asked) }
  yield* write(audit(caller, { action: 'export', target: `list/${name}`, detail }))
  return at
})
