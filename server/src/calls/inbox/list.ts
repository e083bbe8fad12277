import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { countInbox, type InboxFilter, inboxPage } from '#queries/inbox.ts'
import { findInInbox } from '#services/messaging/find-in-inbox.ts'
import { presentInbox } from '#services/messaging/present-inbox.ts'
import { INBOX_DEFAULTS, inboxFilterOf } from './filter.ts'

export const listInbox = handle(
  'inbox/list',
  Effect.fnUntraced(function* ({ search: given }, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const search = given ?? {}
    const page = yield* pageOf(search, INBOX_DEFAULTS)
    const filter = yield* inboxFilterOf(search, caller)
    const text = (search.filter ?? '').trim()
    return yield* read(async (db) => {
      const found = text === '' ? undefined : await findInInbox(db, caller, text)
      const wanted: InboxFilter = { ...filter, convoIDs: found?.convoIDs }
      const [{ rows, nextCursor }, counts] = await Promise.all([
        inboxPage(db, caller, wanted, page),
        countInbox(db, caller, wanted),
      ])
      const messages = await presentInbox(
        db,
        caller,
        rows.map((row) => row.convoID),
        { now, publicURL },
      )
      return { messages, ...counts, ...(found?.capped && { countCapped: true }), nextCursor }
    })
  }),
)
