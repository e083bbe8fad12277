import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { audit } from '#services/audit.ts'

/** Every file that leaves the product is logged. */
export const writeDown = Effect.fnUntraced(function* (name: string, search: object, caller: Caller) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write((tx) => audit(tx, caller, { at, action: 'export', target: `list/${name}`, detail: { search } }))
  return at
})
