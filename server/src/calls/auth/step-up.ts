import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { setSessionConfirmed } from '#queries/sessions.ts'
import { checkOwnPassword } from '#services/check-own-password.ts'
import { forgiveSignIn } from '#services/sign-in-limits.ts'

export const stepUp = handle(
  'auth/step-up',
  Effect.fnUntraced(function* ({ password }, caller) {
    const { write } = yield* Database
    const { counted } = yield* checkOwnPassword(caller, password ?? '', 'password')
    const now = yield* Clock.currentTimeMillis
    yield* write((tx) =>
      tx.query(async (db) => {
        await forgiveSignIn(db, counted)
        await setSessionConfirmed(db, systemScope('sign-in'), caller.session.tokenHash, now)
      }),
    )
    return {}
  }),
)
