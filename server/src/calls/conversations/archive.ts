import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { findConversations, setConversationsStatus } from '#queries/conversations.ts'

export const archiveConversations = handle(
  'customers/conversation/archive',
  Effect.fnUntraced(function* ({ convoID, convoIDs, archived }, caller) {
    const { write } = yield* Database
    const named = [...new Set([...(typeof convoID === 'number' ? [convoID] : []), ...(convoIDs ?? [])])]
    if (named.length === 0)
      return yield* fail('invalid_input', { fields: { convoID: 'convoID or convoIDs is needed' } })
    const convoStatus = archived === false ? 'active' : 'archived'
    yield* write(
      Effect.fnUntraced(function* (tx) {
        const rows = yield* tx.query((db) => findConversations(db, caller, named))
        if (rows.length < named.length) return yield* fail('not_found')
        yield* tx.query((db) => setConversationsStatus(db, caller, named, convoStatus))
        for (const row of rows)
          tx.emit('reload_inbox', { convoID: row.convoID }, { companyID: caller.companyID, storeID: row.storeID })
      }),
    )
    return { count: named.length }
  }),
)
