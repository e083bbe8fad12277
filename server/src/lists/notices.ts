import { Effect } from 'effect'
import type { Notice } from '@xd/core/contract/entity/notice.ts'
import type { NoticeFileSearch } from '@xd/core/contract/notices.ts'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { interestSentences } from '@xd/core/domain/notice/interest-clock.ts'
import { NOTICE_STATUS_LABELS, NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { found } from '#failure.ts'
import { findBatch } from '#queries/notice-batches.ts'
import { type ListedNotice, listNotices, NOTICE_ORDERS, type NoticeFilter, noticePage } from '#queries/notice-list.ts'
import { presentNotices } from '#services/notices/present-notices.ts'
import { askedOf } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'
import { ticketColumns } from './notice-tickets.ts'

type Shown = typeof Notice.Type

export const notices: ListWithFile<NoticeFileSearch, NoticeFilter, ListedNotice, Shown> = {
  sorting: { orders: NOTICE_ORDERS, sortBy: 'noticeID', sortDir: 'desc', perPage: 100 },
  filter: Effect.fnUntraced(function* ({ filter, status, batch }, caller) {
    const { batchID } = yield* found(yield* findBatch(caller, batch ?? 0), 'batch')
    const asked = yield* askedOf('status', status, ['all', ...NOTICE_STATUSES])
    return { batchID, filter: filter ?? '', statuses: asked === 'all' ? [] : [asked] }
  }),
  query: listNotices,
  present: presentNotices,
  page: noticePage,
  columns: ({ store, zone }) => {
    const date = (at: number | null, storeID: number) => (at === null ? '' : dateCell(at, zone(storeID)))
    return [
      ['Notice', ({ noticeID }) => noticeID],
      ['External ID', ({ noticeExternalID }) => noticeExternalID],
      ['Store', ({ storeID }) => store(storeID)],
      ['Kind', ({ batchKind }) => BATCH_KIND_LABELS[batchKind]],
      ['Customer number', ({ customerNumber }) => customerNumber],
      ['Name', ({ name }) => name],
      ['Phone', ({ phone }) => (phone === null ? '' : formatPhone(phone))],
      ['Postal address', ({ postalAddress }) => postalAddress],
      ...ticketColumns,
      ['Interest', ({ tickets }) => interestSentences(tickets, (day) => day).join(' ')],
      ['Status', ({ noticeStatus }) => NOTICE_STATUS_LABELS[noticeStatus]],
      ['Reason', ({ reason }) => reason],
      ['Channel', ({ channel }) => (channel === null ? '' : channel === 'sms' ? 'Text' : 'Email')],
      ['Address', ({ address }) => address],
      ['Handed over', ({ sentDate, storeID }) => date(sentDate, storeID)],
      ['Delivered', ({ deliveredDate, storeID }) => date(deliveredDate, storeID)],
      ['Carrier’s ID', ({ carrierID }) => carrierID],
      ['Mailed on', ({ mailedOn }) => mailedOn],
      ['Tracking number', ({ trackingNumber }) => trackingNumber],
      ['Words', ({ body }) => body],
      ['Time zone', ({ storeID }) => zone(storeID)],
    ]
  },
}

export const file = fileOf(notices)
