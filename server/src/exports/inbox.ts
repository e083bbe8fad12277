import { Clock, Effect } from 'effect'
import type { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { AppConfig } from '#app-config.ts'
import { INBOX_DEFAULTS, inboxFilterOf } from '#calls/inbox/filter.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { everyPage } from '#db/keyset.ts'
import { inboxPage } from '#queries/inbox.ts'
import { findInInbox } from '#services/messaging/find-in-inbox.ts'
import { presentInbox } from '#services/messaging/present-inbox.ts'
import { type Columns, csvFile, dateCell, type Exporter, ROWS_AT_ONCE } from './exporter.ts'
import { type Names, readNames } from './names.ts'

type Row = typeof InboxRow.Type

const DIRECTIONS = { in: 'received', out: 'sent' } as const

const columns = (names: Names): Columns<Row> => [
  ['Last activity', ({ messageDate, convo }) => dateCell(messageDate, names.zone(convo.storeID))],
  ['Last name', ({ customer }) => customer.custLastName],
  ['First name', ({ customer }) => customer.custFirstName],
  ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
  ['Store', ({ store }) => store.storeName],
  ['Status', ({ convo }) => convo.convoStatus],
  ['Flag', ({ convo }) => (convo.convoFlag === 'none' ? '' : convo.convoFlag)],
  ['Assigned to', ({ convo }) => names.user(convo.convoAssignedUserID)],
  ['Labels', ({ convo }) => names.labels(convo.convoLabels)],
  ['Unread', ({ convo }) => convo.convoUnread],
  [
    'Waiting since',
    ({ convo }) =>
      convo.convoWaitingSince === null ? '' : dateCell(convo.convoWaitingSince, names.zone(convo.storeID)),
  ],
  ['Last message', ({ messageBody }) => messageBody],
  ['Direction', ({ messageDirection }) => DIRECTIONS[messageDirection]],
  ['Channel', ({ messageChannel }) => messageChannel],
  ['Delivery', ({ messageStatus }) => messageStatus],
  ['Time zone', ({ convo }) => names.zone(convo.storeID)],
  ['Conversation ID', ({ convoID }) => convoID],
]

/** The inbox list as a file, whole. */
export const inbox: Exporter = Effect.fnUntraced(function* (search, caller) {
  const { read } = yield* Database
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const { order, dir } = yield* pageOf({ ...search, cursor: null }, INBOX_DEFAULTS)
  const filter = yield* inboxFilterOf(search, caller)
  const text = (search.filter ?? '').trim()
  const names = yield* read((db) => readNames(db, caller, 'conversation'))
  const convoIDs = text === '' ? undefined : (yield* read((db) => findInInbox(db, caller, text))).convoIDs
  const pages = everyPage({ order, dir, perPage: ROWS_AT_ONCE }, (page) =>
    Effect.runPromise(
      read(async (db) => {
        const { rows, nextCursor } = await inboxPage(db, caller, { ...filter, convoIDs }, page)
        return {
          rows: await presentInbox(
            db,
            caller,
            rows.map((row) => row.convoID),
            { now, publicURL },
          ),
          nextCursor,
        }
      }),
    ),
  )
  return csvFile(columns(names), pages)
})
