import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { ownersOf, ownersWhoJoined } from '#queries/managed-users.ts'

/**
 * Whether granting access waits for an owner's yes. It does on a support visit, except for a new company's first owner,
 * who is the only one who could approve. `userID` is the user who gets access, null for a new one.
 */
export const mustAsk = Effect.fnUntraced(function* (caller: Caller, userID: number | null) {
  if (!caller.session?.visit) return false
  const joined = yield* ownersWhoJoined(caller)
  const invited = yield* ownersOf(caller)
  return joined.length > 0 || invited.some((ownerID) => ownerID !== userID)
})
