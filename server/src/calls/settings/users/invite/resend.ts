import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { linkFor } from '#services/users/account-link.ts'
import { presentUser } from '#services/users/present-user.ts'
import { resendInvite } from '#services/users/resend-invite.ts'

export const resend = handle(
  'settings/users/invite/resend',
  Effect.fnUntraced(function* ({ userID }, caller) {
    const { user, inviteURL, approval } = yield* resendInvite(caller, userID)
    return { user: yield* presentUser(user), ...linkFor(caller, inviteURL), ...(approval && { approval }) }
  }),
)
