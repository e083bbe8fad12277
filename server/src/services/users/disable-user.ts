import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { updateUser } from '#queries/managed-users.ts'
import { deleteLinks } from '#queries/user-links.ts'
import { ask } from '#services/approvals/ask.ts'
import { mustAsk } from '#services/approvals/must-ask.ts'
import { audit } from '#services/audit.ts'
import { endSessions } from './end-sessions.ts'
import { requireOtherOwner, requireUser } from './require-user.ts'
import { standingOfCaller } from './standing.ts'

/**
 * Disables a user or enables them again. Disabling signs them out everywhere and stops them from signing in. Their name
 * stays on their past actions.
 */
export const disableUser = Effect.fnUntraced(function* (caller: Caller, userID: number, disabled: boolean) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write(setDisabled(caller, { userID, disabled, at }))
})

/** The same within a transaction. On a support visit, enabling a user again waits for an owner's yes. */
export const setDisabled = Effect.fnUntraced(function* (
  caller: Caller,
  { userID, disabled, at }: { readonly userID: number; readonly disabled: boolean; readonly at: number },
) {
  const actor = yield* standingOfCaller(caller)
  const { user, before } = yield* requireUser(caller, actor, userID)
  if (user.userEnabled === (disabled ? 0 : 1)) return { user, approval: undefined }
  const line = { target: `user/${userID}`, detail: { user: user.userNickname }, at }
  if (disabled) {
    yield* requireOtherOwner(caller, user, before)
    if (userID === caller.userID)
      return yield* fail('not_allowed', { sentence: 'You can’t disable yourself. Ask another owner.' })
    yield* endSessions(userID)
    yield* deleteLinks(caller, userID, ['invite', 'reset'])
  } else if (yield* mustAsk(caller, userID)) {
    const asked = { call: 'settings/users/disable', input: { userID, disabled }, about: line.target } as const
    return { user, approval: yield* ask(caller, { ...asked, ...line, action: 'user-enable' }) }
  }
  const saved = yield* updateUser(caller, userID, { userEnabled: disabled ? 0 : 1 })
  yield* audit(caller, { ...line, action: disabled ? 'user-disable' : 'user-enable' })
  yield* emit('reload_employees', {}, { companyID: caller.companyID })
  return { user: saved, approval: undefined }
})
