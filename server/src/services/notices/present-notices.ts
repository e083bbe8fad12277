import type { Notice } from '@xd/core/contract/entity/notice.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { splitName } from '@xd/core/domain/customer/split-name.ts'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import { mayBeMailed } from '@xd/core/domain/notice/may-be-mailed.ts'
import { SKIP_REASONS, type SkipReason } from '@xd/core/domain/notice/skip-reasons.ts'
import { PENDING_NOTICES } from '@xd/core/domain/notice/status.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findBatch } from '#queries/notice-batches.ts'
import type { ListedNotice } from '#queries/notice-list.ts'
import { callsOfNotices, type NoticeTicketRow, ticketsOfNotices } from '#queries/notices.ts'
import type { Presenting } from '#services/payments/present.ts'
import { noticeContextOf } from './context.ts'
import { type Decision, decideNotices } from './decide.ts'
import { letterTo } from './letter-to.ts'
import { interestClocks } from './interest-clocks.ts'

type Shown = typeof Notice.Type

/** An unsent notice is shown as if every provider were set up, so that its words can be read. */
const ALL_ON = { textingOn: true, emailOn: true }

const isPending = ({ noticeStatus }: ListedNotice): boolean =>
  (PENDING_NOTICES as readonly string[]).includes(noticeStatus)

/** The decisions on unsent notices, by notice. */
const decisionsOf = async (
  db: Db,
  scope: CompanyScope,
  rows: readonly ListedNotice[],
  { now, publicURL }: Presenting,
) => {
  const decisions = new Map<number, Decision>()
  const pending = rows.filter(isPending)
  for (const batchID of new Set(pending.map((row) => row.batchID))) {
    const batch = await findBatch(db, scope, batchID)
    const context = batch && (await noticeContextOf(db, batch, ALL_ON))
    if (context === undefined) continue
    const own = pending.filter((row) => row.batchID === batchID)
    for (const decision of await decideNotices(db, context, own, { now, publicURL }))
      decisions.set(decision.notice.noticeID, decision)
  }
  return decisions
}

const reasonOf = ({ noticeStatus, reason, errorCode }: ListedNotice, decision: Decision | undefined): string | null => {
  const known = reason ?? decision?.reason ?? null
  if (known !== null) return SKIP_REASONS[known as SkipReason] ?? known
  if (noticeStatus !== 'failed') return null
  return deliveryError(errorCode).text
}

const nameOf = ({ custFirstName, custLastName, givenName }: ListedNotice): string =>
  `${custFirstName ?? ''} ${custLastName ?? ''}`.trim() || givenName

const listedNameOf = (notice: ListedNotice): string => {
  const known = customerName({ custFirstName: notice.custFirstName ?? '', custLastName: notice.custLastName ?? '' })
  if (known !== '') return known
  const [custFirstName, custLastName] = splitName(notice.givenName)
  return customerName({ custFirstName, custLastName })
}

const ticketOf = (
  { ticketNumber, loanDate, dueDate, graceDate, amountDueCents, description }: NoticeTicketRow,
  interest: Shown['tickets'][number]['interest'],
) => ({
  ticketNumber,
  loanDate,
  dueDate,
  graceDate,
  amountDue: amountDueCents,
  description,
  interest,
})

/** Notices as the contract shows them. */
export const presentNotices = query(
  async (db: Db, scope: CompanyScope, rows: readonly ListedNotice[], presenting: Presenting): Promise<Shown[]> => {
    const noticeIDs = rows.map(({ noticeID }) => noticeID)
    const [tickets, calls, decisions] = await Promise.all([
      ticketsOfNotices(db, scope, noticeIDs),
      callsOfNotices(
        db,
        scope,
        rows.filter(({ lastCallAt }) => lastCallAt > 0).map(({ noticeID }) => noticeID),
      ),
      decisionsOf(db, scope, rows, presenting),
    ])
    const interest = await interestClocks(db, scope, rows, tickets, presenting.now)
    return rows.map((row) => {
      const decision = decisions.get(row.noticeID)
      const postalAddress = letterTo(row, row)
      return {
        noticeID: row.noticeID,
        batchID: row.batchID,
        storeID: row.storeID,
        batchKind: row.batchKind,
        custID: row.custID,
        noticeExternalID: row.noticeExternalID,
        customerNumber: row.customerNumber,
        name: nameOf(row),
        listedName: listedNameOf(row),
        phone: row.custPhone,
        email: row.custEmail ?? row.givenEmail,
        postalAddress,
        needsAddress: row.noticeStatus === 'letter' && postalAddress === '',
        language: decision?.language ?? row.noticeLanguage ?? row.custLanguage ?? 'en',
        tickets: (tickets.get(row.noticeID) ?? []).map((ticket) =>
          ticketOf(
            // A letter names the days it was written with.
            { ...ticket, ...(row.noticeStatus !== 'letter' && decision?.graceDates.get(ticket.ticketNumber)) },
            interest(row.noticeID, ticket.ticketNumber),
          ),
        ),
        noticeStatus: row.noticeStatus,
        noticeStatusDate: row.statusAt,
        reason: reasonOf(row, decision),
        heldUntil: row.heldUntil,
        channel: row.channel ?? decision?.route?.channel ?? null,
        address: row.address ?? decision?.route?.address ?? null,
        subject: row.subject ?? (decision?.route?.channel === 'email' ? decision.subject : null),
        body: row.body ?? decision?.body ?? null,
        sentDate: row.sentAt,
        deliveredDate: row.deliveredAt,
        mayBeMailed: mayBeMailed(row, { isSent: row.batchStartedAt !== null, batchKind: row.batchKind }).ok,
        mailedOn: row.mailedOn,
        trackingNumber: row.trackingNumber,
        convoID: row.convoID,
        messageID: row.messageID,
        carrierID: row.providerMessageID,
        calls: calls
          .filter(({ noticeID }) => noticeID === row.noticeID)
          .map(({ outcome, at, userID }) => ({ outcome, at, userID })),
      }
    })
  },
)
