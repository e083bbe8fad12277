import { Effect } from 'effect'
import { isLadderStep } from '@xd/core/domain/notice/ladder.ts'
import { COUNTS_WITHIN_MS } from '@xd/core/domain/report/after-message.ts'
import type {
  BookedOutcome,
  CustomerHistory,
  PaidRequest,
  ReportedMessage,
} from '@xd/core/domain/report/message-dollars.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import {
  bookedOutcomes,
  heldOutNotices,
  paidRequests,
  sentMailers,
  sentNotices,
  type Span,
} from '#queries/message-results.ts'

/** Customers read at once: enough to be quick, few enough that others get a turn in between. */
const CUSTOMERS_AT_ONCE = 500

type Notice = Awaited<ReturnType<typeof sentNotices>>[number]

type Counted = Pick<Notice, 'batchSource' | 'batchStep' | 'batchKind' | 'templateID' | 'templateName'>

/** The dimensions that notices are counted by. */
export const noticeKind = ({ batchSource, batchStep, batchKind, templateID, templateName }: Counted) => ({
  of:
    batchSource === 'book' && batchStep !== null && isLadderStep(batchStep)
      ? { source: 'ladder' as const, step: batchStep }
      : { source: 'notice' as const, kind: batchKind },
  template: templateName === null ? null : { templateID, templateName },
})

const messageOf = (notice: Notice, isHeldOut: boolean): ReportedMessage => ({
  storeID: notice.storeID,
  at: notice.at!,
  ...noticeKind(notice),
  isHeldOut,
})

interface Collected extends CustomerHistory {
  readonly messages: ReportedMessage[]
  readonly payments: PaidRequest[]
  readonly outcomes: BookedOutcome[]
}

/**
 * The history of these customers. Payments up to a week after these days may still count for their messages.
 */
const readHistories = query(async (db: Db, scope: CompanyScope, custIDs: readonly number[], { from, to }: Span) => {
  const after: Span = { from, to: to + COUNTS_WITHIN_MS }
  const payments = await paidRequests(db, scope, custIDs, after)
  const outcomes = await bookedOutcomes(db, scope, custIDs, after)
  const last = payments.reduce((latest, { at }) => Math.max(latest, at + 1), to)
  const written: Span = { from: from - COUNTS_WITHIN_MS, to: last }
  const [sent, heldOut] = [
    await sentNotices(db, scope, custIDs, written),
    await heldOutNotices(db, scope, custIDs, { from, to }),
  ]
  const mailers = await sentMailers(db, scope, custIDs, written)
  const customers = new Map<number, Collected>()
  const of = (custID: number): Collected => {
    const known = customers.get(custID) ?? { messages: [], payments: [], outcomes: [] }
    customers.set(custID, known)
    return known
  }
  for (const { custID, at, storeID, jobID } of mailers)
    of(custID).messages.push({
      storeID: storeID!,
      at: at!,
      of: { source: 'mailer', jobID },
      template: null,
      isHeldOut: false,
    })
  for (const notice of sent) of(notice.custID!).messages.push(messageOf(notice, false))
  for (const notice of heldOut) of(notice.custID!).messages.push(messageOf(notice, true))
  for (const { custID, renewed, ...payment } of payments)
    of(custID).payments.push({ ...payment, renewed: Number(renewed) })
  for (const { custID, ...outcome } of outcomes) of(custID).outcomes.push(outcome)
  return customers.values()
})

/** Goes customer by customer through their messages, payments and returns around these days. */
export const eachCustomerHistory = Effect.fnUntraced(function* (
  scope: CompanyScope,
  custIDs: readonly number[],
  span: Span,
  each: (history: CustomerHistory) => void,
) {
  for (let start = 0; start < custIDs.length; start += CUSTOMERS_AT_ONCE) {
    const these = custIDs.slice(start, start + CUSTOMERS_AT_ONCE)
    for (const history of yield* readHistories(scope, these, span)) each(history)
  }
})
