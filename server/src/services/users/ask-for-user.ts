import { Effect } from 'effect'
import { type Standing, widens } from '@xd/core/domain/access/manage-users.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import type { Caller } from '#caller.ts'
import { systemScope } from '#db/scope.ts'
import type { UserRow } from '#queries/managed-users.ts'
import { findUserByName } from '#queries/users.ts'
import { ask } from '#services/approvals/ask.ts'
import { type Entered, usernameTaken } from './entered-user.ts'
import { whatChanged } from './what-changed.ts'

interface Before {
  readonly user: UserRow
  readonly standing: Standing
}

/** Whether a change grants access: a new user, more permissions, or another address to sign in with. */
export const letsIn = ({ row, standing }: Entered, before: Before | undefined): boolean =>
  !before || before.user.userUsername !== row.userUsername || widens(before.standing, standing)

/** A waiting invitation has no user yet. */
const unsaved = ({ companyID }: Caller): UserRow => ({
  userID: 0,
  companyID,
  userUsername: '',
  userNickname: '',
  userFold: '',
  userColor: randomLabelColor(Math.random),
  userPermissions: '[]',
  userPasswordHash: '',
  userLastLogin: null,
  userAllStores: 0,
  userEnabled: 1,
  userIsKey: 0,
  userIsXDACCT: 0,
  userSecondFactor: 0,
  userVersion: 1,
})

/** Asks the owners for the change, and returns the user in their current state. */
export const askForUser = Effect.fnUntraced(function* (
  caller: Caller,
  { change, before, at }: { readonly change: Entered; readonly before: Before | undefined; readonly at: number },
) {
  const { row, standing, wanted } = change
  const named = yield* findUserByName(systemScope('sign-in'), row.userUsername)
  if (named && named.userID !== before?.user.userID) return yield* usernameTaken
  const user = { ...(before?.user ?? unsaved(caller)), ...row }
  const target = before ? `user/${user.userID}` : null
  const approval = yield* ask(caller, {
    call: 'settings/users/save',
    input: { user: wanted, ...(before && { expectedVersion: user.userVersion }) },
    about: target ?? `invite/${row.userUsername}`,
    action: before ? 'user-save' : 'user-invite',
    target,
    detail: whatChanged({ user, standing }, before),
    at,
  })
  return { user: before?.user ?? user, inviteURL: undefined, approval }
})
