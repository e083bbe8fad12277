import { cents } from '@xd/core/domain/money/cents.ts'
import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { standingOf } from '@xd/server/queries/customer-standing.ts'
import { openPayments } from '@xd/server/queries/feature-use.ts'
import { companyAccounts } from '@xd/server/queries/gateway-accounts.ts'
import { heldReminders } from '@xd/server/queries/held-reminders.ts'
import { piecesSince } from '@xd/server/queries/import-pieces.ts'
import { latestOutcomes, lastMailedTo, nextRecipients } from '@xd/server/queries/mailer-recipients.ts'
import { paidAfter } from '@xd/server/queries/mailer-result.ts'
import { requestsNaming } from '@xd/server/queries/notice-facts.ts'
import { noticeFeesAsked } from '@xd/server/queries/notice-fees.ts'
import { findNextNotices } from '@xd/server/queries/notices.ts'
import { countAttemptsSince } from '@xd/server/queries/payment-attempts.ts'
import { refundsBefore } from '@xd/server/queries/payment-report.ts'
import { refundedByUser } from '@xd/server/queries/payment-refunds.ts'
import { findLikePayment, recentPayments } from '@xd/server/queries/payments.ts'
import { paidToward } from '@xd/server/queries/promise-payments.ts'
import { requestsAmong } from '@xd/server/queries/recipient-facts.ts'
import { gatewaysWithMoney, keysBeingSettled } from '@xd/server/queries/reconciled-accounts.ts'
import { unsettledBefore } from '@xd/server/queries/reconciliation.ts'
import { openRequests } from '@xd/server/queries/today.ts'
import { AT, type MomentRow, testMoments } from './moments.ts'
import {
  OURS,
  HIS,
  MAIN,
  LATE,
  UNTIL,
  WEEK_MS,
  spans,
  open,
  paid,
  named,
  attempt,
  refund,
  notice,
  recipient,
  outcome,
  whitfield,
} from './money.ts'

const MOMENTS: readonly MomentRow[] = [
  [
    'a refund is of the span if it was settled',
    'before it',
    async (db, rows, settledAt) => {
      await refund(rows, await paid(rows, 1, { requestedAt: AT - 5 }), { amountCents: 98_765, settledAt })
      return [...(await refundsBefore(db, OURS, spans(UNTIL))).values()].filter(({ refunded }) => refunded === 98_765)
    },
  ],
  [
    'a request counts as open if it ends',
    'after it',
    async (db, rows, at) => {
      const before = (await openPayments(db, OURS, AT)).requests
      await open(rows, at)
      return (await openPayments(db, OURS, AT)).requests > before
    },
  ],
  [
    'a customer’s balance has a request that ends',
    'after it',
    async (db, rows, at) => {
      const balance = async () => (await standingOf(db, MAIN, [HIS.custID], AT))(HIS.custID).custOpenBalance
      const before = await balance()
      await open(rows, at)
      return (await balance()) > before
    },
  ],
  [
    'a text names a request that ends',
    'after it',
    async (db, rows, at) => {
      await open(rows, at)
      const found = await requestsAmong(db, OURS, [HIS.custID], AT)
      return found.filter(({ paymentKey }) => paymentKey === 'MOMENT')
    },
  ],
  [
    'a notice names a request that ends',
    'after it',
    async (db, rows, at) => {
      await named(rows, open(rows, at))
      return requestsNaming(db, OURS, { storeID: STORE.main, ticketNumbers: ['T-1'], now: AT })
    },
  ],
  [
    'the fee for a notice was asked for in a request that ends',
    'after it',
    async (db, rows, at) => {
      await named(rows, open(rows, at, { paymentNoticeFee: 5 }))
      return noticeFeesAsked(db, OURS, STORE.main, { numbers: ['T-1'], now: AT })
    },
  ],
  [
    'a request can be paid if it ends',
    'after it',
    async (db, rows, at) => {
      await open(rows, at)
      return (await openRequests(db, MAIN, { now: AT, limit: 999 })).rows.filter((row) => row.paymentKey === 'MOMENT')
    },
  ],
  [
    'a request expires soon if it ends',
    'up to it',
    async (db, rows, at) => {
      await open(rows, at)
      const { rows: found } = await openRequests(db, MAIN, { now: 1, until: AT, limit: 999 })
      return found.filter((row) => row.paymentKey === 'MOMENT')
    },
  ],
  [
    'a reminder waits if its request ends',
    'after it',
    async (db, rows, at) => {
      await open(rows, at, { remindAt: LATE })
      return heldReminders(db, OURS, { storeID: STORE.main, custIDs: [HIS.custID] }, AT)
    },
  ],
  [
    'a reminder waits if it is due',
    'after it',
    async (db, rows, remindAt) => {
      await open(rows, LATE, { remindAt })
      return heldReminders(db, OURS, { storeID: STORE.main, custIDs: [HIS.custID] }, AT)
    },
  ],
  [
    'a conversation shows a request that ended',
    'from it on',
    async (db, rows, at) => {
      await open(rows, at)
      const found = await recentPayments(db, MAIN, { convoIDs: [whitfield.convos.main!], since: AT })
      return found.filter(({ paymentKey }) => paymentKey === 'MOMENT')
    },
  ],
  [
    'a conversation shows a request that was paid',
    'from it on',
    async (db, rows, at) => {
      await paid(rows, at)
      const found = await recentPayments(db, MAIN, { convoIDs: [whitfield.convos.main!], since: AT })
      return found.filter(({ paymentKey }) => paymentKey === 'MOMENT')
    },
  ],
  [
    'the same was asked for',
    'from it on',
    async (db, rows, requestedAt) => {
      const paymentID = await open(rows, LATE, { requestedAt })
      const like = { custID: HIS.custID, amountCents: cents(98_765), since: AT, paymentID: paymentID + 1 }
      return findLikePayment(db, MAIN, like)
    },
  ],
  [
    'a promise is kept by a payment',
    'from it on',
    async (db, rows, at) => {
      await db.deleteFrom('ticket_outcomes').execute()
      await paid(rows, at)
      return paidToward(db, OURS, { storeID: STORE.main, custIDs: [HIS.custID], since: AT })
    },
  ],
  [
    'a promise is kept by a ticket redeemed',
    'from it on',
    async (db, rows, at) => {
      await outcome(rows, at)
      return paidToward(db, OURS, { storeID: STORE.main, custIDs: [HIS.custID], since: AT })
    },
  ],
  [
    'an attempt counts if it began',
    'from it on',
    async (db, rows, startedAt) => {
      const paymentID = await open(rows, LATE)
      await attempt(rows, paymentID, { state: 'declined', startedAt })
      return countAttemptsSince(db, MAIN, paymentID, AT)
    },
  ],
  [
    'a refund counts if it began',
    'from it on',
    async (db, rows, startedAt) => {
      await refund(rows, await paid(rows, 1), { startedAt, byUserID: USER.june })
      return refundedByUser(db, MAIN, USER.june, AT)
    },
  ],
  [
    'a charge should be known if it began',
    'before it',
    async (db, rows, startedAt) => {
      await attempt(rows, await open(rows, LATE), { state: 'pending', startedAt })
      return (await unsettledBefore(db, MAIN, AT))['charge-unknown'].filter(({ gateway }) => gateway === 'moment')
    },
  ],
  [
    'a refund should be known if it began',
    'before it',
    async (db, rows, startedAt) => {
      await refund(rows, await paid(rows, 1), { state: 'pending', startedAt })
      return (await unsettledBefore(db, MAIN, AT))['refund-unknown'].filter(({ gateway }) => gateway === 'moment')
    },
  ],
  [
    'a refund should be known if it was planned for',
    'before it',
    async (db, rows, notBefore) => {
      await refund(rows, await paid(rows, 1), { state: 'pending', notBefore })
      return (await unsettledBefore(db, MAIN, AT))['refund-unknown'].filter(({ gateway }) => gateway === 'moment')
    },
  ],
  [
    'a gateway is compared if a charge began',
    'from it on',
    async (db, rows, startedAt) => {
      await attempt(rows, await open(rows, LATE), { state: 'declined', startedAt })
      return (await gatewaysWithMoney(db, MAIN, AT)).filter((gateway) => gateway === 'moment')
    },
  ],
  [
    'a charge is still settling if it began',
    'from it on',
    async (db, rows, startedAt) => {
      await attempt(rows, await open(rows, LATE), { state: 'pending', startedAt })
      return keysBeingSettled(db, MAIN, 'moment', AT)
    },
  ],
  [
    'an account is shown if it was retired',
    'from it on',
    async (db, rows, retiredAt) => {
      const account = { storeID: STORE.main, gateway: 'moment', retiredAt }
      await rows.like('gateway_accounts', OURS, account)
      return (await companyAccounts(db, MAIN, AT)).filter((one) => one.retiredAt === retiredAt)
    },
  ],
  [
    'a piece of an import counts if its file was imported',
    'from it on',
    async (db, rows, importedAt) => {
      const importID = await rows.like('imports', OURS, { storeID: STORE.main, fileHash: 'moment', importedAt })
      await rows.insert('import_pieces', { ...OURS, importID, piece: 1, problems: '[]', journal: '{}' })
      return (await piecesSince(db, OURS, AT)).filter((piece) => piece.importID === importID)
    },
  ],
  [
    'a held recipient is next if held',
    'up to it',
    async (db, rows, heldUntil) => {
      const jobID = await rows.like('mailers', OURS, {})
      await recipient(rows, { jobID, state: 'held', heldUntil, sentAt: null })
      return nextRecipients(db, jobID, { now: AT, limit: 9 })
    },
  ],
  [
    'a held notice is next if held',
    'up to it',
    async (db, rows, heldUntil) => {
      const batchID = await rows.like('notice_batches', OURS, { batchExternalID: 'moment' })
      await notice(rows, { batchID, noticeStatus: 'held', heldUntil, sentAt: null })
      return findNextNotices(db, OURS, batchID, { now: AT, limit: 9 })
    },
  ],
  [
    'an answer is to a mailer that was sent',
    'from it on',
    async (db, rows, sentAt) => {
      await recipient(rows, { sentAt })
      return lastMailedTo(db, OURS, { custID: HIS.custID, since: AT, until: AT + 9 })
    },
  ],
  [
    'an answer is to a mailer that was sent',
    'up to it',
    async (db, rows, sentAt) => {
      await recipient(rows, { sentAt })
      return lastMailedTo(db, OURS, { custID: HIS.custID, since: AT - 9, until: AT })
    },
  ],
  [
    'an outcome of a mailer counts if it was sent',
    'from it on',
    async (db, rows, sentAt) => {
      const jobID = await rows.like('mailers', OURS, {})
      await recipient(rows, { jobID, sentAt })
      return latestOutcomes(db, jobID, { since: AT, limit: 9 })
    },
  ],
  [
    'a payment follows a mailer that was sent',
    'up to it',
    async (db, rows, sentAt) => {
      const jobID = await rows.like('mailers', OURS, { startedAt: 1 })
      await recipient(rows, { jobID, sentAt })
      await paid(rows, AT)
      return paidAfter(db, MAIN, [{ jobID, startedAt: 1 }])
    },
  ],
  [
    'a payment follows a mailer that a week before was sent',
    'after it',
    async (db, rows, at) => {
      const jobID = await rows.like('mailers', OURS, { startedAt: 1 })
      await recipient(rows, { jobID, sentAt: at - WEEK_MS })
      await paid(rows, AT)
      return paidAfter(db, MAIN, [{ jobID, startedAt: 1 }])
    },
  ],
  [
    'a payment follows mailers that began',
    'from it on',
    async (db, rows, at) => {
      const jobID = await rows.like('mailers', OURS, { startedAt: AT })
      await recipient(rows, { jobID, sentAt: AT - 5 })
      await paid(rows, at)
      return paidAfter(db, MAIN, [{ jobID, startedAt: AT }])
    },
  ],
]

testMoments('the moments of money', MOMENTS)
