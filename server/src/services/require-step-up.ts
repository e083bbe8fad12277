import { Clock, Effect } from 'effect'
import { isConfirmed } from '@xd/core/domain/access/step-up.ts'
import type { SignedIn } from '#caller.ts'
import { fail } from '#failure.ts'

/** Fails unless the caller proved who they are within the last 15 minutes, at sign-in or with `auth/step-up`. */
export const requireStepUp = Effect.fnUntraced(function* ({ session }: Pick<SignedIn, 'session'>) {
  const now = yield* Clock.currentTimeMillis
  if (!isConfirmed(session.confirmedAt, now)) return yield* fail('step_up_needed')
})
