import { Effect } from 'effect'
import { isLadderStep } from '@xd/core/domain/notice/ladder.ts'
import { COUNTS_WITHIN_MS } from '@xd/core/domain/report/after-message.ts'
import type {
  BookedOutcome,
  CustomerHistory,
  PaidRequest,
  ReportedMessage,
} from '@xd/core/domain/report/message-dollars.ts'
import { Database } from '#db/database.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import {
  bookedOutcomes,
  endOfSlice,
  heldOutNotices,
  paidRequests,
  sentMailers,
  sentNotices,
  type Slice,
  type Span,
} from '#queries/message-results.ts'

/** Customers read at once: enough to be quick, few enough that others get a turn in between. */
const CUSTOMERS_AT_ONCE = 2_000

type Notice = Awaited<ReturnType<typeof sentNotices>>[number]

const messageOf = (
  { storeID, at, batchSource, batchStep, batchKind, templateID, templateName }: Notice,
  isHeldOut: boolean,
): ReportedMessage => ({
  storeID,
  at: at!,
  of:
    batchSource === 'book' && batchStep !== null && isLadderStep(batchStep)
      ? { source: 'ladder', step: batchStep }
      : { source: 'notice', kind: batchKind },
  template: templateName === null ? null : { templateID, templateName },
  isHeldOut,
})

interface Collected extends CustomerHistory {
  readonly messages: ReportedMessage[]
  readonly payments: PaidRequest[]
  readonly outcomes: BookedOutcome[]
}

/**
 * The history of a slice of the customers. Payments up to a week after these days may still count for their messages.
 */
const readSlice = async (db: Db, scope: CompanyScope, slice: Slice, { from, to }: Span) => {
  const after: Span = { from, to: to + COUNTS_WITHIN_MS }
  const payments = await paidRequests(db, scope, slice, after)
  const outcomes = await bookedOutcomes(db, scope, slice, after)
  const last = payments.reduce((latest, { at }) => Math.max(latest, at + 1), to)
  const written: Span = { from: from - COUNTS_WITHIN_MS, to: last }
  const [sent, heldOut] = [
    await sentNotices(db, scope, slice, written),
    await heldOutNotices(db, scope, slice, { from, to }),
  ]
  const mailers = await sentMailers(db, scope, slice, written)
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
}

/** Goes through everything customers were sent, paid and brought back around these days, customer by customer. */
export const eachCustomerHistory = Effect.fnUntraced(function* (
  scope: CompanyScope,
  span: Span,
  each: (history: CustomerHistory) => void,
) {
  const { read } = yield* Database
  let after = 0
  for (;;) {
    const start = after
    const end = yield* read((db) => endOfSlice(db, scope, start, CUSTOMERS_AT_ONCE))
    const slice = { after: start, through: end ?? Number.MAX_SAFE_INTEGER }
    for (const history of yield* read((db) => readSlice(db, scope, slice, span))) each(history)
    if (end === undefined) return
    after = end
  }
})
