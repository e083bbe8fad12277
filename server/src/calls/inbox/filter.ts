import { Effect } from 'effect'
import type { Search } from '@xd/core/contract/list.ts'
import { isConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import { CONVERSATION_STATUSES, isConversationStatus } from '@xd/core/domain/conversation/status.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, missing } from '#failure.ts'
import { BY_ACTIVITY, type InboxFilter } from '#queries/inbox.ts'
import { isLabelOf } from '#queries/labels.ts'

export const INBOX_DEFAULTS = {
  orders: { activity: BY_ACTIVITY },
  sortBy: 'activity',
  sortDir: 'desc',
  perPage: 10,
} as const

/** What a search asks of the inbox beside its text, checked: the list and its file both take it from here. */
export const inboxFilterOf = Effect.fnUntraced(function* (
  { store, status, flag, assigned, unread, label, custID }: Search,
  caller: Caller,
) {
  if (typeof store === 'number' && !caller.storeIDs.includes(store)) return yield* missing('store')
  const { read } = yield* Database
  if (typeof label === 'number' && !(yield* read((db) => isLabelOf(db, caller, 'conversation', label))))
    return yield* missing('label')
  const asked = status ?? 'active'
  if (asked !== 'all' && !isConversationStatus(asked))
    return yield* fail('invalid_input', { fields: { 'search.status': 'One of active, archived, all' } })
  const flagged = flag ?? 'any'
  if (flagged !== 'any' && !isConversationFlag(flagged))
    return yield* fail('invalid_input', { fields: { 'search.flag': 'Not a flag' } })
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
