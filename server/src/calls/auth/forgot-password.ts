import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { fail } from '#failure.ts'
import { Email } from '#providers/email/email.ts'
import { mailReset } from '#services/users/forgot-password.ts'

export const forgotPassword = handle(
  'auth/forgot-password',
  Effect.fnUntraced(function* ({ username }, { ip }) {
    if (!(yield* Email).on)
      return yield* fail('channel_off', {
        sentence:
          'This server can’t send email. Ask the person who runs it for a link, which they can make with “xd reset-password”.',
      })
    const now = yield* Clock.currentTimeMillis
    // After the answer, so that a known name takes no longer than any other.
    yield* mailReset(username, ip, now).pipe(Effect.ignoreCause, Effect.forkDetach)
    return {}
  }),
)
