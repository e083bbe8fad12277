import { Clock, Effect } from 'effect'
import type { Notice } from '@xd/core/contract/entity/notice.ts'
import type { CallSearch } from '@xd/core/contract/notices.ts'
import { CALL_LIST_DAYS } from '@xd/core/domain/notice/call-list.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { CALL_ORDERS, type ListedNotice, listNotices, type NoticeFilter } from '#queries/notice-list.ts'
import { presentNotices } from '#services/notices/present-notices.ts'
import { askedStore } from './asked.ts'
import type { List } from './list.ts'

export const callList: List<CallSearch, NoticeFilter, ListedNotice, typeof Notice.Type> = {
  sorting: { orders: CALL_ORDERS, sortBy: 'lastCallAt', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ store }, caller) {
    const storeID = yield* askedStore(store, caller)
    const now = yield* Clock.currentTimeMillis
    return {
      filter: '',
      statuses: [],
      unreachedSince: now - CALL_LIST_DAYS * DAY_MS,
      ...(storeID !== undefined && { storeID }),
    }
  }),
  query: listNotices,
  present: presentNotices,
}
