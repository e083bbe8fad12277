import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { fail, invalid, missing } from '#failure.ts'
import { setConversationsStatus } from '#queries/conversations.ts'
import { lockConversations } from '#queries/inbox-changes.ts'
import { convosWrittenInSince } from '#queries/messages.ts'

const JUST_WROTE = 'The customer just wrote. Nothing was archived.'

export const archive = handle(
  'customers/conversation/archive',
  Effect.fnUntraced(function* ({ convoID, convoIDs, archived, lastSeenMessageID }, caller) {
    const { write } = yield* Database
    const named = [...new Set([...(typeof convoID === 'number' ? [convoID] : []), ...(convoIDs ?? [])])]
    if (named.length === 0) return yield* invalid({ convoID: 'convoID or convoIDs is needed' })
    const convoStatus = archived === false ? 'active' : 'archived'
    const count = yield* write(
      Effect.gen(function* () {
        const rows = yield* lockConversations(caller, named)
        if (rows.length < named.length) return yield* missing('conversation')
        const unseen =
          convoStatus === 'archived' && typeof lastSeenMessageID === 'number'
            ? yield* convosWrittenInSince(caller, named, lastSeenMessageID)
            : new Set<number>()
        const changed = rows.filter((row) => !unseen.has(row.convoID))
        if (changed.length === 0)
          return yield* fail('newer_messages', { sentence: JUST_WROTE, details: { count: unseen.size } })
        const ids = changed.map((row) => row.convoID)
        yield* setConversationsStatus(caller, ids, convoStatus)
        for (const row of changed)
          yield* emit('reload_inbox', { convoID: row.convoID }, { companyID: caller.companyID, storeID: row.storeID })
        return changed.length
      }),
    )
    return { count }
  }),
)
