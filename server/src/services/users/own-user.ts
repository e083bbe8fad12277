import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import type { Tx } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { lockUser } from '#queries/managed-users.ts'

/** The caller's own account, locked. A support visitor's is in another company, and is not changed from a visit. */
export const ownUser = Effect.fnUntraced(function* (tx: Tx, caller: Caller) {
  if (caller.session?.visit)
    return yield* fail('not_allowed', { sentence: 'End the support visit first: this is about your own account.' })
  return yield* found(yield* tx.query((db) => lockUser(db, caller, caller.userID)), 'user')
})
