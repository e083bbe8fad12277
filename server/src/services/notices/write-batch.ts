import { Effect } from 'effect'
import type { NoticeTicket } from '@xd/core/domain/notice/given-notice.ts'
import type { SkipReason } from '@xd/core/domain/notice/skip-reasons.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Tx } from '#db/database.ts'
import type { BatchRow } from '#queries/notice-batches.ts'
import { findNoticeSettings } from '#queries/notice-settings.ts'
import { insertNotices, insertNoticeTickets } from '#queries/notices.ts'
import { planNotices } from '#services/plan-notices.ts'
import { announceBatch } from './announce.ts'
import { setBatchStatus } from './set-status.ts'

export interface NewNotice {
  readonly custID: number | null
  readonly noticeExternalID: string | null
  readonly customerNumber: string
  readonly givenName: string
  readonly givenEmail: string | null
  readonly noticeLanguage: Language | null
  readonly agreedAt: number | null
  readonly postalAddress: string
  /** Why it is not sent from the start. */
  readonly skipped: SkipReason | null
  readonly tickets: readonly (NoticeTicket & { readonly noticeExternalID: string | null })[]
}

/** Writes a new batch's notices, and sends them by itself where the store says so. */
export const fillBatch = Effect.fnUntraced(function* (
  tx: Tx,
  batch: BatchRow,
  notices: readonly NewNotice[],
  at: number,
) {
  const { companyID, storeID, batchID } = batch
  yield* tx.query(async (db) => {
    const ids = await insertNotices(
      db,
      notices.map(({ tickets: _, skipped, ...notice }) => ({
        companyID,
        storeID,
        batchID,
        ...notice,
        noticeStatus: skipped === null ? ('waiting' as const) : ('skipped' as const),
        reason: skipped,
        statusAt: at,
      })),
    )
    const tickets = notices.flatMap((notice, index) =>
      notice.tickets.map(({ amountDue, ...ticket }) => ({
        companyID,
        storeID,
        noticeID: ids[index]!,
        ...ticket,
        amountDueCents: amountDue,
      })),
    )
    await insertNoticeTickets(db, tickets)
  })
  const settings = yield* tx.query((db) => findNoticeSettings(db, batch, storeID))
  if (settings?.noticeAutoSend !== 1) return announceBatch(tx, batch)
  yield* setBatchStatus(tx, batch, 'sending', at)
  yield* planNotices(tx, batch)
})
