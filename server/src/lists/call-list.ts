import { Clock, Effect } from 'effect'
import type { Notice } from '@xd/core/contract/entity/notice.ts'
import type { CallSearch } from '@xd/core/contract/notices.ts'
import { CALL_LIST_DAYS } from '@xd/core/domain/notice/call-list.ts'
import { CALL_OUTCOME_LABELS, NOTICE_STATUS_LABELS } from '@xd/core/domain/notice/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { CALL_ORDERS, type ListedNotice, listNotices, type NoticeFilter, noticePage } from '#queries/notice-list.ts'
import { presentNotices } from '#services/notices/present-notices.ts'
import { askedStore } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'
import { ticketColumns } from './notice-tickets.ts'

type Shown = typeof Notice.Type

export const callList: ListWithFile<CallSearch, NoticeFilter, ListedNotice, Shown> = {
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
  page: noticePage,
  columns: ({ store, zone, user }) => [
    ['Name', ({ name }) => name],
    ['Phone', ({ phone }) => (phone === null ? '' : formatPhone(phone))],
    ['Email', ({ email }) => email],
    ['Language', ({ language }) => language],
    ['Customer number', ({ customerNumber }) => customerNumber],
    ...ticketColumns,
    ['Status', ({ noticeStatus }) => NOTICE_STATUS_LABELS[noticeStatus]],
    ['Reason', ({ reason }) => reason],
    ['Store', ({ storeID }) => store(storeID)],
    ['Calls', ({ calls }) => calls.length],
    ['Last call', ({ calls, storeID }) => calls.slice(-1).map(({ at }) => dateCell(at, zone(storeID)))[0]],
    ['Outcome', ({ calls }) => calls.slice(-1).map(({ outcome }) => CALL_OUTCOME_LABELS[outcome])[0]],
    ['Called by', ({ calls }) => user(calls.at(-1)?.userID ?? null)],
    ['Time zone', ({ storeID }) => zone(storeID)],
    ['Postal address', ({ postalAddress }) => postalAddress],
    ['Notice', ({ noticeID }) => noticeID],
  ],
}

export const file = fileOf(callList)
