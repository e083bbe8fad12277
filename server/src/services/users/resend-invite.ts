import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { ask } from '#services/approvals/ask.ts'
import { mustAsk } from '#services/approvals/must-ask.ts'
import { audit } from '#services/audit.ts'
import { makeLink } from './account-link.ts'
import { statusOf } from './present-user.ts'
import { requireUser } from './require-user.ts'
import { standingOfCaller } from './standing.ts'

const DISABLED = 'This user is disabled. Enable them first.'

export const resendInvite = Effect.fnUntraced(function* (caller: Caller, userID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write(inviteAgain(caller, userID, at))
})

/** The same within a transaction. On a support visit it waits for an owner’s yes. */
export const inviteAgain = Effect.fnUntraced(function* (caller: Caller, userID: number, at: number) {
  const actor = yield* standingOfCaller(caller)
  const { user } = yield* requireUser(caller, actor, userID)
  const status = statusOf(user)
  if (status !== 'invited') return yield* fail('already_joined', status === 'disabled' ? { sentence: DISABLED } : {})
  const line = {
    action: 'user-invite-again',
    target: `user/${userID}`,
    detail: { user: user.userNickname },
    at,
  } as const
  if (yield* mustAsk(caller, userID)) {
    const call = 'settings/users/invite/resend'
    const approval = yield* ask(caller, { call, input: { userID }, about: line.target, ...line })
    return { user, inviteURL: undefined, approval }
  }
  const inviteURL = yield* makeLink(user, 'invite', at)
  yield* audit(caller, line)
  yield* emit('reload_employees', {}, { companyID: caller.companyID })
  return { user, inviteURL, approval: undefined }
})
