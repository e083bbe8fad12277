import { Effect } from 'effect'
import type { Notice } from '@xd/core/contract/entity/notice.ts'
import type { CallSearch } from '@xd/core/contract/notices.ts'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type ListedNotice, listNotices, NOTICE_ORDERS, type NoticeFilter, noticePage } from '#queries/notice-list.ts'
import { presentNotices } from '#services/notices/present-notices.ts'
import { askedStore } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'
import { ticketColumns } from './notice-tickets.ts'

type Shown = typeof Notice.Type

/** Letters that nobody can mail yet, oldest first, because the law allows a month. */
export const needsAddress: ListWithFile<CallSearch, NoticeFilter, ListedNotice, Shown> = {
  sorting: { orders: NOTICE_ORDERS, sortBy: 'noticeID', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ store }, caller) {
    const storeID = yield* askedStore(store, caller)
    return { filter: '', statuses: [], needsAddress: true as const, ...(storeID !== undefined && { storeID }) }
  }),
  query: listNotices,
  present: presentNotices,
  page: noticePage,
  columns: ({ store, zone }) => [
    ['Notice', ({ noticeID }) => noticeID],
    ['Name', ({ name }) => name],
    ['Phone', ({ phone }) => (phone === null ? '' : formatPhone(phone))],
    ['Email', ({ email }) => email],
    ['Customer number', ({ customerNumber }) => customerNumber],
    ['Kind', ({ batchKind }) => BATCH_KIND_LABELS[batchKind]],
    ...ticketColumns,
    ['Letter since', ({ noticeStatusDate, storeID }) => dateCell(noticeStatusDate, zone(storeID))],
    ['Store', ({ storeID }) => store(storeID)],
    ['Time zone', ({ storeID }) => zone(storeID)],
  ],
}

export const file = fileOf(needsAddress)
