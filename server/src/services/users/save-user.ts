import { Clock, Effect } from 'effect'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { isOwner, mayGive, mayKeep, type Standing } from '@xd/core/domain/access/manage-users.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail } from '#failure.ts'
import { insertUser, replaceUserStores, updateUser } from '#queries/managed-users.ts'
import { deleteLinks } from '#queries/user-links.ts'
import { mustAsk } from '#services/approvals/must-ask.ts'
import { audit } from '#services/audit.ts'
import { notify } from '#services/notify-user.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'
import { makeLink } from './account-link.ts'
import { askForUser, letsIn } from './ask-for-user.ts'
import { type Entered, enteredUser, usernameTaken, type Wanted } from './entered-user.ts'
import { statusOf } from './present-user.ts'
import { requireOtherOwner, requireUser, standingsOfOtherOwners } from './require-user.ts'
import { standingOf, standingOfCaller } from './standing.ts'
import { whatChanged } from './what-changed.ts'

/** An existing user, and the version of them that was changed. */
export interface Known {
  readonly userID: number
  readonly expectedVersion: ExpectedVersion
}

export const knownIn = ({ userID }: Wanted, expectedVersion: ExpectedVersion): Known | null =>
  typeof userID === 'number' ? { userID, expectedVersion } : null

/** Changes a user, or invites a new one. */
export const saveUser = Effect.fnUntraced(function* (caller: Caller, wanted: Wanted, expectedVersion: ExpectedVersion) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const change = yield* enteredUser(wanted)
  return yield* write(writeUser(caller, knownIn(wanted, expectedVersion), change, at))
})

/** The same within a transaction. On a support visit, any change that would outlive it waits for an owner's yes. */
export const writeUser = Effect.fnUntraced(function* (
  caller: Caller,
  known: Known | null,
  change: Entered,
  at: number,
) {
  const actor = yield* standingOfCaller(caller)
  const before = yield* known ? checkChange(caller, actor, known, change) : checkNew(actor, change)
  if (letsIn(change, before) && (yield* mustAsk(caller, before?.user.userID ?? null)))
    return yield* askForUser(caller, { change, before, at })
  const user = yield* before
    ? updateUser(caller, before.user.userID, { ...change.row, userVersion: before.user.userVersion + 1 })
    : addUser(caller, change)
  const { storeIDs, allStores } = change.standing
  const { among } = actor
  yield* replaceUserStores(caller, user.userID, { among, allowed: allStores ? [] : storeIDs })
  // An invitation is only valid for the address it was sent to, so a new address needs a new one.
  const invites = statusOf(user) === 'invited' && user.userUsername !== before?.user.userUsername
  if (before && before.user.userUsername !== user.userUsername) {
    yield* deleteLinks(caller, user.userID, ['invite', 'reset'])
    if (!invites) yield* notify(user, { about: 'address-changed', at, ip: caller.ip, to: before.user.userUsername })
  }
  const inviteURL = invites ? yield* makeLink(user, 'invite', at) : undefined
  const after = yield* standingOf(user)
  yield* audit(caller, {
    action: before ? 'user-save' : 'user-invite',
    target: `user/${user.userID}`,
    detail: whatChanged({ user, standing: after }, before),
  })
  yield* emit('reload_employees', {}, { companyID: caller.companyID })
  return { user, inviteURL, approval: undefined }
}, orWhenTaken(usernameTaken))

/** A new user. */
const checkNew = (actor: Standing, { standing }: Entered) => {
  const may = mayGive(actor, standing)
  return may.ok ? Effect.succeed(undefined) : fail('not_allowed', { sentence: may.reason })
}

const addUser = ({ companyID }: Caller, { row }: Entered) =>
  insertUser({
    userColor: randomLabelColor(Math.random),
    ...row,
    companyID,
    userIsXDACCT: companyID === SUPPORT_COMPANY_ID ? 1 : 0,
    userPasswordHash: '',
    userLastLogin: null,
  })

/** An existing user, as they were before the change. */
const checkChange = Effect.fnUntraced(function* (
  caller: Caller,
  actor: Standing,
  { userID, expectedVersion }: Known,
  { standing }: Entered,
) {
  const { user, before } = yield* requireUser(caller, actor, userID)
  yield* requireVersion(expectedVersion, user.userVersion)
  const may = mayGive(actor, standing, before)
  if (!may.ok) return yield* fail('not_allowed', { sentence: may.reason })
  if (!isOwner(standing)) yield* requireOtherOwner(caller, user, before)
  const isSelf = userID === caller.userID
  const keeps = isSelf ? mayKeep(before, standing, yield* standingsOfOtherOwners(caller, userID)) : may
  if (!keeps.ok) return yield* fail('not_allowed', { sentence: keeps.reason })
  return { user, standing: before }
})
