import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { isOwner, mayGive, mayKeep, type Standing } from '@xd/core/domain/access/manage-users.ts'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import { foldName } from '@xd/core/domain/customer/search-text.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import type { Caller } from '#caller.ts'
import { Database, type Tx } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail } from '#failure.ts'
import { insertUser, replaceUserStores, updateUser, type UserRow } from '#queries/managed-users.ts'
import { deleteLinks } from '#queries/user-links.ts'
import { audit } from '#services/audit.ts'
import { notify } from '#services/notify-user.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'
import { makeLink } from './account-link.ts'
import { statusOf } from './present-user.ts'
import { requireOtherOwner, requireUser, standingsOfOtherOwners } from './require-user.ts'
import { standingOf, standingOfCaller } from './standing.ts'
import { whatChanged } from './what-changed.ts'

type Wanted = Input<'settings/users/save'>['user']

/** A user there is, and the version of them that was changed. */
interface Known {
  readonly userID: number
  readonly expectedVersion: ExpectedVersion
}

const taken = fail('invalid_input', { fields: { 'user.userUsername': 'Another user has this email address' } })

/** The input in stored form. */
export const enteredUser = Effect.fnUntraced(function* (user: Wanted) {
  const userUsername = normalizeEmail(user.userUsername)
  const userNickname = user.userNickname.trim()
  const { userAllowedStoreIDs } = user
  const fields = {
    ...(!userUsername && { 'user.userUsername': 'Enter an email address' }),
    ...(userNickname === '' && { 'user.userNickname': 'Enter a name' }),
    ...(userAllowedStoreIDs?.length === 0 && { 'user.userAllowedStoreIDs': 'Choose at least one store' }),
  }
  if (!userUsername || Object.keys(fields).length > 0) return yield* fail('invalid_input', { fields })
  const standing: Standing = {
    permissions: [...new Set(user.userPermissions)],
    storeIDs: [...new Set(userAllowedStoreIDs ?? [])],
    allStores: userAllowedStoreIDs === null,
  }
  const row = {
    userUsername,
    userNickname,
    userFold: foldName(userNickname),
    userPermissions: JSON.stringify(standing.permissions),
    userAllStores: standing.allStores ? (1 as const) : (0 as const),
    ...(user.userColor && { userColor: user.userColor.toLowerCase() }),
  }
  return { row, standing }
})
type Entered = Effect.Success<ReturnType<typeof enteredUser>>

/** Changes a user, or invites a new one. */
export const saveUser = Effect.fnUntraced(function* (caller: Caller, wanted: Wanted, expectedVersion: ExpectedVersion) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const { userID } = wanted
  const change = yield* enteredUser(wanted)
  const known = typeof userID === 'number' ? { userID, expectedVersion } : null
  return yield* write((tx) => writeUser(tx, caller, known, change, at))
})

/** The same within a transaction. */
export const writeUser = Effect.fnUntraced(function* (
  tx: Tx,
  caller: Caller,
  known: Known | null,
  change: Entered,
  at: number,
) {
  const actor = yield* tx.query((db) => standingOfCaller(db, caller))
  const { user, before } = yield* known
    ? changeUser(tx, caller, actor, known, change)
    : addUser(tx, caller, actor, change)
  const { storeIDs, allStores } = change.standing
  const { among } = actor
  yield* tx.query((db) => replaceUserStores(db, caller, user.userID, { among, allowed: allStores ? [] : storeIDs }))
  // An invitation goes to the address it was sent to, so a new address needs a new one.
  const invites = statusOf(user) === 'invited' && user.userUsername !== before?.user.userUsername
  if (before && before.user.userUsername !== user.userUsername) {
    yield* tx.query((db) => deleteLinks(db, caller, user.userID, ['invite', 'reset']))
    if (!invites) yield* notify(tx, user, { about: 'address-changed', at, ip: caller.ip, to: before.user.userUsername })
  }
  const inviteURL = invites ? yield* makeLink(tx, user, 'invite', at) : undefined
  const after = yield* tx.query((db) => standingOf(db, user))
  yield* audit(tx, caller, {
    at,
    action: before ? 'user-save' : 'user-invite',
    target: `user/${user.userID}`,
    detail: whatChanged({ user, standing: after }, before),
  })
  tx.emit('reload_employees', {}, { companyID: caller.companyID })
  return { user, inviteURL }
}, orWhenTaken(taken))

const addUser = Effect.fnUntraced(function* (tx: Tx, caller: Caller, actor: Standing, { row, standing }: Entered) {
  const may = mayGive(actor, standing)
  if (!may.ok) return yield* fail('not_allowed', { sentence: may.reason })
  const user = yield* tx.query((db) =>
    insertUser(db, {
      userColor: randomLabelColor(Math.random),
      ...row,
      companyID: caller.companyID,
      userIsXDACCT: caller.companyID === SUPPORT_COMPANY_ID ? 1 : 0,
      userPasswordHash: '',
      userLastLogin: null,
    }),
  )
  return { user, before: undefined as { user: UserRow; standing: Standing } | undefined }
})

const changeUser = Effect.fnUntraced(function* (
  tx: Tx,
  caller: Caller,
  actor: Standing,
  { userID, expectedVersion }: Known,
  { row, standing }: Entered,
) {
  const { user, before } = yield* requireUser(tx, caller, actor, userID)
  yield* requireVersion(expectedVersion, user.userVersion)
  const may = mayGive(actor, standing, before)
  if (!may.ok) return yield* fail('not_allowed', { sentence: may.reason })
  if (!isOwner(standing)) yield* requireOtherOwner(tx, caller, user, before)
  const isSelf = userID === caller.userID
  const keeps = isSelf ? mayKeep(before, standing, yield* standingsOfOtherOwners(tx, caller, userID)) : may
  if (!keeps.ok) return yield* fail('not_allowed', { sentence: keeps.reason })
  return {
    user: yield* tx.query((db) => updateUser(db, caller, userID, { ...row, userVersion: user.userVersion + 1 })),
    before: { user, standing: before } as { user: UserRow; standing: Standing } | undefined,
  }
})
