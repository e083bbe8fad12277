import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { deleteSession } from '#queries/sessions.ts'

export const logout = handle(
  'auth/logout',
  Effect.fnUntraced(function* (_, caller) {
    const { write } = yield* Database
    yield* write((tx) => tx.query((db) => deleteSession(db, caller.session.tokenHash)))
    caller.cookie.clear()
    return {}
  }),
)
