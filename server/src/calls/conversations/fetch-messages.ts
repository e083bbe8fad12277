import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { messagesBefore } from '#queries/messages.ts'
import { presentMessages } from '#services/messaging/present-messages.ts'

const PER_PAGE = 50

export const fetchMessages = handle(
  'customers/conversation/messages/fetch',
  Effect.fnUntraced(function* ({ convoID, beforeID, perPage }, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const size = perPage ?? PER_PAGE
    const rows = yield* read((db) => messagesBefore(db, caller, { convoID, beforeID: beforeID ?? undefined, limit: size + 1 }))
    const page = rows.slice(0, size).reverse()
    return { messages: yield* read((db) => presentMessages(db, caller, page, { now, publicURL })), hasMore: rows.length > size }
  }),
)
