import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { lockUser } from '#queries/managed-users.ts'

/** A support visitor's account is in another company and can't be changed from a visit. */
export const refuseVisitors = ({ session }: Pick<Caller, 'session'>) =>
  session?.visit
    ? fail('not_allowed', { sentence: 'End the support visit first. This is about your own account.' })
    : Effect.void

/** The caller's own account, locked. */
export const ownUser = Effect.fnUntraced(function* (caller: Caller) {
  yield* refuseVisitors(caller)
  return yield* found(yield* lockUser(caller, caller.userID), 'user')
})
