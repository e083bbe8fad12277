import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { systemScope } from '#db/scope.ts'
import { findUser } from '#queries/users.ts'
import { askFactor } from '#services/second-factor/ask-factor.ts'

export const start = handle(
  'auth/step-up/start',
  Effect.fnUntraced(function* (_, { userID, session }) {
    if (!session.hasFactor) return { methods: ['password'] as const }
    const user = yield* findUser(systemScope('sign-in'), userID)
    return yield* askFactor(user, 'step-up', yield* Clock.currentTimeMillis)
  }),
)
