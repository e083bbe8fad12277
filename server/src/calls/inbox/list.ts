import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { inbox } from '#lists/inbox.ts'
import { pageOf } from '#lists/page.ts'
import { countInbox, countUnread, inboxPage } from '#queries/inbox.ts'
import { presentInbox } from '#services/inbox/present-inbox.ts'
import { BY_FIT, searchInbox } from '#services/inbox/search-inbox.ts'

export const list = handle(
  'inbox/list',
  Effect.fnUntraced(function* ({ search: given }, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const search = given ?? {}
    const { text, ...filter } = yield* inbox.filter(search, caller)
    const { sorting } = inbox
    const page = yield* pageOf(search, text === '' ? sorting : { ...sorting, orders: { activity: BY_FIT } })
    const presenting = { now, publicURL }
    return yield* read(async (db) => {
      if (text !== '') {
        const [{ convoIDs, messages: found, ...listed }, unread] = await Promise.all([
          searchInbox(db, caller, filter, text, page),
          countUnread(db, caller),
        ])
        const messages = await presentInbox(db, caller, convoIDs, presenting, { text, messages: found })
        return { messages, ...listed, unread }
      }
      const [{ rows, nextCursor }, counts] = await Promise.all([
        inboxPage(db, caller, filter, page),
        countInbox(db, caller, filter),
      ])
      const convoIDs = rows.map((row) => row.convoID)
      return { messages: await presentInbox(db, caller, convoIDs, presenting), ...counts, nextCursor }
    })
  }),
)
