import type { WireOutput } from '@xd/core/contract/calls.ts'
import { BATCH_KIND_LABELS, BATCH_SOURCE_LABELS, BATCH_STATUS_LABELS } from '@xd/core/domain/notice/batch.ts'
import { NOTICE_STATUS_LABELS, NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { status } from '#output/status.ts'
import { facts, type Table } from '#output/table.ts'
import { instant, when } from '#output/when.ts'

export type Batch = WireOutput<'notices/list-batches'>['batches'][number]
type Notice = WireOutput<'notices/batch-details'>['notices'][number]

const arrived = ({ counts }: Batch): number => counts.delivered + counts.answered + counts.paid

export const batchList = (batches: readonly Batch[], storeAbbr: (storeID: number) => string): Table => ({
  columns: [
    { title: 'BATCH', align: 'right' },
    { title: 'DATE', whole: true },
    { title: 'STORE' },
    { title: 'KIND' },
    { title: 'FROM', spare: 3 },
    { title: 'STATUS' },
    { title: 'OF', align: 'right' },
    { title: 'ARRIVED', align: 'right' },
    { title: 'FAILED', align: 'right' },
    { title: 'LETTERS', align: 'right', spare: 2 },
    { title: 'PAID', align: 'right', spare: 1 },
  ],
  rows: batches.map((batch) => [
    String(batch.batchID),
    batch.batchDate,
    storeAbbr(batch.storeID),
    BATCH_KIND_LABELS[batch.batchKind],
    BATCH_SOURCE_LABELS[batch.batchSource],
    status(BATCH_STATUS_LABELS[batch.batchStatus]),
    grouped(batch.counts.total),
    grouped(arrived(batch)),
    grouped(batch.counts.failed),
    grouped(batch.counts.letter),
    grouped(batch.counts.paid),
  ]),
})

export const batchDetail = (batch: Batch, storeName: string): readonly Table[] => [
  facts([
    ['Batch', String(batch.batchID)],
    ['Date', batch.batchDate],
    ['Store', storeName],
    ['Kind', BATCH_KIND_LABELS[batch.batchKind]],
    ['From', BATCH_SOURCE_LABELS[batch.batchSource]],
    ['Status', status(BATCH_STATUS_LABELS[batch.batchStatus])],
    ['Started', batch.batchStartedDate === null ? '' : instant(batch.batchStartedDate)],
    ['Refused', batch.counts.refused === 0 ? '' : grouped(batch.counts.refused)],
  ]),
  {
    heading: 'Notices',
    columns: [{ title: 'STATUS' }, { title: 'COUNT', align: 'right' }],
    rows: NOTICE_STATUSES.filter((one) => batch.counts[one] > 0).map((one) => [
      status(NOTICE_STATUS_LABELS[one]),
      grouped(batch.counts[one]),
    ]),
  },
]

export const noticeList = (notices: readonly Notice[]): Table => ({
  columns: [
    { title: 'NOTICE', align: 'right' },
    { title: 'NAME' },
    { title: 'TO', whole: true },
    { title: 'TICKETS', spare: 1 },
    { title: 'STATUS' },
    { title: 'SINCE', spare: 2 },
    { title: 'REASON', wrap: true },
  ],
  rows: notices.map(({ noticeID, name, phone, tickets, noticeStatus, noticeStatusDate, reason }) => [
    String(noticeID),
    name,
    phone === null ? '' : formatPhone(phone),
    tickets.map(({ ticketNumber }) => ticketNumber).join(', '),
    status(NOTICE_STATUS_LABELS[noticeStatus]),
    when(noticeStatusDate),
    reason ?? '',
  ]),
})
