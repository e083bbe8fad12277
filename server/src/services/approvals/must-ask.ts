import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { ownersOf, ownersWhoJoined } from '#queries/managed-users.ts'

/**
 * Whether letting someone in waits for an owner’s yes: on a support visit, unless it is the first owner of a new
 * company, who is the one that could say it. `userID` is the user who is let in, null for a new one.
 */
export const mustAsk = Effect.fnUntraced(function* (caller: Caller, userID: number | null) {
  if (!caller.session?.visit) return false
  const joined = yield* ownersWhoJoined(caller)
  const invited = yield* ownersOf(caller)
  return joined.length > 0 || invited.some((ownerID) => ownerID !== userID)
})
