import { Effect } from 'effect'
import { employeeName, listsAdmins, SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { isOwner, mayChangeUser, type Standing } from '@xd/core/domain/access/manage-users.ts'
import type { Caller } from '#caller.ts'
import { within } from '#db/query.ts'
import { fail, found } from '#failure.ts'
import { lockOwners, lockUser, usersByID, type UserRow } from '#queries/managed-users.ts'
import { statusOf } from './present-user.ts'
import { standingOf } from './standing.ts'

const viewerOf = ({ isSupport, companyID }: Caller) => ({ userIsXDACCT: isSupport, companyID })
export const seesSupport = (caller: Caller): boolean => listsAdmins(viewerOf(caller))

const nameOf = ({ userIsXDACCT, ...user }: UserRow): string =>
  employeeName({ ...user, userIsXDACCT: userIsXDACCT === 1 })

/** A user that the caller may change, locked. Nobody may change a user with more permissions than their own. */
export const requireUser = Effect.fnUntraced(function* (caller: Caller, actor: Standing, userID: number) {
  const known = yield* lockUser(caller, userID)
  const user = yield* found(known?.userIsXDACCT === 1 && !seesSupport(caller) ? undefined : known, 'user')
  const before = yield* standingOf(user)
  const may = mayChangeUser(actor, before, nameOf(user))
  return may.ok ? { user, before } : yield* fail('not_allowed', { sentence: may.reason })
})

/** Fails if the change would leave nobody who can manage users. */
export const requireOtherOwner = Effect.fnUntraced(function* (caller: Caller, user: UserRow, before: Standing) {
  const isGuest = user.userIsXDACCT === 1 && user.companyID !== SUPPORT_COMPANY_ID
  if (!isOwner(before) || statusOf(user) !== 'active' || isGuest) return
  const owners = yield* lockOwners(caller)
  if (!owners.some((userID) => userID !== user.userID)) return yield* fail('last_owner')
})

/**
 * The permissions of the company's other owners, who could grant them again. Locked, so that two users can't drop the
 * same one.
 */
export const standingsOfOtherOwners = Effect.fnUntraced(function* (caller: Caller, userID: number) {
  const owners = yield* lockOwners(caller)
  const others = owners.filter((owner) => owner !== userID)
  if (others.length === 0) return []
  return yield* within(async (db) =>
    Promise.all((await usersByID(db, caller, others)).map((other) => standingOf(db, other))),
  )
})
