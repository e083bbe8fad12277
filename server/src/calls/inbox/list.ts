import { Clock, Effect } from 'effect'
import { isConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import { CONVERSATION_STATUSES, isConversationStatus } from '@xd/core/domain/conversation/status.ts'
import type { Search } from '@xd/core/contract/list.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { BY_ACTIVITY, countInbox, type InboxFilter, inboxPage } from '#queries/inbox.ts'
import { isLabelOf } from '#queries/labels.ts'
import { findInInbox } from '#services/messaging/find-in-inbox.ts'
import { presentInbox } from '#services/messaging/present-inbox.ts'

const DEFAULTS = { orders: { activity: BY_ACTIVITY }, sortBy: 'activity', sortDir: 'desc', perPage: 10 } as const

export const listInbox = handle(
  'inbox/list',
  Effect.fnUntraced(function* ({ search: given }, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const search = given ?? {}
    const page = yield* pageOf(search, DEFAULTS)
    const filter = yield* filterOf(search, caller)
    const text = (search.filter ?? '').trim()
    return yield* read(async (db) => {
      const found = text === '' ? undefined : await findInInbox(db, caller, text)
      const wanted: InboxFilter = { ...filter, convoIDs: found?.convoIDs }
      const [{ rows, nextCursor }, counts] = await Promise.all([inboxPage(db, caller, wanted, page), countInbox(db, caller, wanted)])
      const messages = await presentInbox(db, caller, rows.map((row) => row.convoID), { now, publicURL })
      return { messages, ...counts, ...(found?.capped && { countCapped: true }), nextCursor }
    })
  }),
)

const filterOf = Effect.fnUntraced(function* ({ store, status, flag, assigned, unread, label, custID }: Search, caller: Caller) {
  if (typeof store === 'number' && !caller.storeIDs.includes(store)) return yield* fail('not_found')
  const { read } = yield* Database
  if (typeof label === 'number' && !(yield* read((db) => isLabelOf(db, caller, 'conversation', label)))) return yield* fail('not_found')
  const asked = status ?? 'active'
  if (asked !== 'all' && !isConversationStatus(asked)) return yield* fail('invalid_input', { fields: { 'search.status': 'One of active, archived, all' } })
  const flagged = flag ?? 'any'
  if (flagged !== 'any' && !isConversationFlag(flagged)) return yield* fail('invalid_input', { fields: { 'search.flag': 'Not a flag' } })
  const filter: InboxFilter = {
    storeIDs: typeof store === 'number' ? [store] : caller.storeIDs,
    statuses: asked === 'all' ? CONVERSATION_STATUSES : [asked],
    flag: flagged === 'any' ? undefined : flagged,
    assigned: assigned === 'me' ? caller.userID : assigned === 'any' ? undefined : (assigned ?? undefined),
    unread: unread ?? undefined,
    labelID: label ?? undefined,
    custID: custID ?? undefined,
  }
  return filter
})
