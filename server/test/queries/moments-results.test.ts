import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { mailersBetween } from '@xd/server/queries/mailers.ts'
import {
  bookedOutcomes,
  customersWhoCameBack,
  heldOutByCustomer,
  heldOutNotices,
  mailersByCustomer,
  noticesByCustomer,
  paidRequests,
  sentMailers,
  sentNotices,
  type Span,
} from '@xd/server/queries/message-results.ts'
import { countExplained } from '@xd/server/queries/payment-exceptions.ts'
import { refundsBefore } from '@xd/server/queries/payment-report.ts'
import { ledgerWithin } from '@xd/server/queries/reconciliation.ts'
import { AT, type MomentRow, type Seen, testMoments } from './moments.ts'
import type { Rows } from './turns.ts'
import {
  OURS,
  HIS,
  MAIN,
  SINCE,
  UNTIL,
  WEEK_MS,
  spans,
  ofHis,
  paid,
  attempt,
  refund,
  notice,
  recipient,
  outcome,
  whitfield,
} from './money.ts'

/** A span includes its beginning, but not its end. */
const spanned = (what: string, write: (rows: Rows, at: number) => Promise<unknown>, ask: Ask): readonly MomentRow[] => {
  const over =
    (span: Span): Seen =>
    async (db, rows, at) => {
      await db.deleteFrom('notices').where('custID', '=', whitfield.custID).execute()
      await db.updateTable('mailer_recipients').set({ sentAt: 0 }).execute()
      await write(rows, at)
      return ask(db, span)
    }
  return [
    [what, 'from it on', over(SINCE)],
    [what, 'before it', over(UNTIL)],
  ]
}
type Ask = (db: Parameters<Seen>[0], span: Span) => Promise<unknown>

/** A message and what the customer did after it: within a week, at the same store. */
const cameBack =
  (message: (rows: Rows, at: number) => Promise<unknown>, act: (rows: Rows, at: number) => Promise<unknown>) =>
  (messageAt: (at: number) => number): Seen =>
  async (db, rows, at) => {
    await db.deleteFrom('notices').where('custID', '=', whitfield.custID).execute()
    await db.updateTable('mailer_recipients').set({ sentAt: null }).execute()
    await message(rows, messageAt(at))
    await act(rows, AT)
    return (await customersWhoCameBack(db, MAIN, { from: AT - 9, to: AT + 9 })).includes(whitfield.custID)
  }
const byNotice = (rows: Rows, sentAt: number) => notice(rows, { sentAt })
const byMailer = (rows: Rows, sentAt: number) => recipient(rows, { sentAt })
const heldOut = (rows: Rows, statusAt: number) =>
  notice(rows, { sentAt: null, noticeStatus: 'skipped', reason: 'hold_out', statusAt })
const back: readonly MomentRow[] = (
  [
    ['a notice', byNotice],
    ['a mailer', byMailer],
    ['having been left out', heldOut],
  ] as const
).flatMap(([what, message]) =>
  (
    [
      ['a payment', (rows: Rows, at: number) => paid(rows, at)],
      ['a ticket redeemed', outcome],
    ] as const
  ).flatMap(([done, act]): MomentRow[] => [
    [`${done} counts if ${what} came`, 'up to it', cameBack(message, act)((at) => at)],
    [`${done} counts if a week before it ${what} came`, 'after it', cameBack(message, act)((at) => at - WEEK_MS)],
  ]),
)

const MOMENTS: readonly MomentRow[] = [
  ...spanned('an outcome of a ticket', outcome, (db, span) => bookedOutcomes(db, MAIN, [HIS.custID], span)),
  ...spanned('a notice that went out', byNotice, (db, span) => sentNotices(db, MAIN, [HIS.custID], span)),
  ...spanned('a notice left out', heldOut, (db, span) => heldOutNotices(db, MAIN, [HIS.custID], span)),
  ...spanned('a mailer that went out', byMailer, (db, span) => sentMailers(db, MAIN, [HIS.custID], span)),
  ...spanned('a customer’s notices', byNotice, async (db, span) =>
    ofHis(await noticesByCustomer(db, MAIN, spans(span))),
  ),
  ...spanned('a customer left out', heldOut, async (db, span) => ofHis(await heldOutByCustomer(db, MAIN, spans(span)))),
  ...spanned('a customer’s mailers', byMailer, async (db, span) =>
    ofHis(await mailersByCustomer(db, MAIN, spans(span))),
  ),
  ...spanned('a payment', paid, async (db, span) =>
    (await paidRequests(db, MAIN, [HIS.custID], span)).filter(({ amount }) => amount === 98_765),
  ),
  ...spanned(
    'a payment’s request',
    (rows, requestedAt) => paid(rows, 1, { requestedAt }),
    async (db, span) => (await paidRequests(db, MAIN, [HIS.custID], span)).filter(({ amount }) => amount === 98_765),
  ),
  ...spanned(
    'a mailer that was planned',
    (rows, jobScheduledAt) =>
      rows.like('mailers', OURS, { storeID: STORE.main, jobScheduledAt, jobStatus: 'scheduled' }),
    (db, { from, to }) => mailersBetween(db, MAIN, { start: from, end: to }),
  ),
  ...spanned(
    'a movement of money',
    async (rows, at) => {
      const paymentID = await paid(rows, 1)
      const attemptID = await attempt(rows, paymentID, { state: 'approved', startedAt: 1 })
      const entry = { entryKey: 'm', kind: 'charge', attemptID, refundID: null, amountCents: 5, gateway: 'moment' }
      const posted = { gatewayID: 'm-1', postingDay: '2025-01-01', at }
      await rows.insert('payment_ledger', { ...OURS, storeID: STORE.main, paymentID, ...entry, ...posted })
    },
    (db, span) => ledgerWithin(db, MAIN, 'moment', span),
  ),
  ...spanned(
    'a difference that was explained',
    (rows, at) =>
      rows.insert('payment_exceptions', {
        ...{ ...OURS, storeID: STORE.main, paymentID: null, exceptionKey: 'm', kind: 'amount-differs', at },
        ...{ gateway: 'moment', gatewayID: null, hereCents: 1, thereCents: 2, foundAt: 1 },
        ...{ resolvedAt: 2, resolvedByID: USER.owner },
      }),
    (db, span) => countExplained(db, MAIN, span),
  ),
  ...spanned(
    'a request whose refund is reported',
    async (rows, requestedAt) => refund(rows, await paid(rows, 1, { requestedAt }), { amountCents: 98_765 }),
    async (db, span) =>
      [...(await refundsBefore(db, OURS, spans(span))).values()].filter(({ refunded }) => refunded === 98_765),
  ),
  ...back,
]

testMoments('the moments of what messages led to', MOMENTS)
