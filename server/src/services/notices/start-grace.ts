import { Effect } from 'effect'
import type { BatchKind } from '@xd/core/domain/notice/batch.ts'
import { graceAfterNotice, isRuled, type NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { setGraceByNotice, ticketsToGrace } from '#queries/grace-by-notice.ts'
import { findBatch } from '#queries/notice-batches.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { type NoticeRow, ticketsOfNotices } from '#queries/notices.ts'
import { findStore } from '#queries/stores.ts'
import { emit } from '#db/database.ts'

type Given = Pick<NoticeRow, 'companyID' | 'storeID' | 'noticeID' | 'custID'>

interface Ruled {
  readonly law: NoticeLaw
  readonly kind: BatchKind
  /** The day on which the notice counts as given. */
  readonly noticeDay: LocalDay
}

/** The first notice that the law requires sets the last day to redeem its tickets. Later notices change nothing. */
export const startGrace = Effect.fnUntraced(function* (
  { companyID, storeID, noticeID, custID }: Given,
  { law, kind, noticeDay }: Ruled,
) {
  if (!isRuled(law, kind)) return
  const scope = { companyID }
  const tickets = (yield* ticketsOfNotices(scope, [noticeID])).get(noticeID) ?? []
  let changed = 0
  for (const { ticketID, ticketNumber, ticketDueDate, ticketGraceDate } of yield* ticketsToGrace(scope, {
    storeID,
    custID,
    tickets,
  })) {
    // Grace follows the due date. A notice about a ticket not yet due starts none.
    if (ticketDueDate >= noticeDay) continue
    const named = tickets.find((ticket) => ticket.ticketNumber === ticketNumber)!.graceDate
    const graceDate = named !== null && named > (ticketGraceDate ?? '') ? named : ticketGraceDate
    const ends = graceAfterNotice(law, kind, { noticeDay, graceDate })
    if (ends === null) continue
    yield* setGraceByNotice(scope, ticketID, { noticeID, ends })
    changed += 1
  }
  const set = changed
  if (set > 0) yield* emit('reload_tickets', {}, { companyID, storeID })
})

/** The same for notices that were mailed. */
export const startGraceOfMailed = Effect.fnUntraced(function* (notices: readonly NoticeRow[], noticeDay: LocalDay) {
  for (const notice of notices) {
    const scope = { companyID: notice.companyID, storeIDs: [notice.storeID] }
    const { batch, store, row } = {
      batch: yield* findBatch(scope, notice.batchID),
      store: yield* findStore(scope, notice.storeID),
      row: yield* findNoticeSettings(scope, notice.storeID),
    }
    if (batch === undefined || store === undefined) continue
    const { noticeLaw: law } = noticeSettingsOf(row, store)
    yield* startGrace(notice, { law, kind: batch.batchKind, noticeDay })
  }
})
