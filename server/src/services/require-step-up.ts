import { Clock, Effect } from 'effect'
import { isConfirmed } from '@xd/core/domain/access/step-up.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'

const NOT_BY_PROGRAM = 'An API key can’t do this, because a person has to confirm who they are.'

/** Fails unless the caller proved their identity within the last 15 minutes, at sign-in or with `auth/step-up`. */
export const requireStepUp = Effect.fnUntraced(function* ({ session }: Pick<Caller, 'session'>) {
  if (session === null) return yield* fail('not_allowed', { sentence: NOT_BY_PROGRAM })
  const now = yield* Clock.currentTimeMillis
  if (!isConfirmed(session.confirmedAt, now)) return yield* fail('step_up_needed')
})
