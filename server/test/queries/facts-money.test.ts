import { PROMISED } from '@xd/core/domain/payment/reminder.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { USER, STORE } from '@xd/fixtures/demo/people.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { hasPendingAttempt } from '@xd/server/queries/erasure.ts'
import { heldReminders } from '@xd/server/queries/held-reminders.ts'
import {
  countAttemptsSince,
  findApprovedAttempt,
  findAttemptByKey,
  findLastAttempt,
  findNewsPlace,
  findPendingAttempt,
  paymentsInProgress,
} from '@xd/server/queries/payment-attempts.ts'
import { listImpressions, setSubmitResult, viewsWithin } from '@xd/server/queries/payment-impressions.ts'
import { pendingRefunds, refundedByUser } from '@xd/server/queries/payment-refunds.ts'
import { findLikePayment, remindedOf } from '@xd/server/queries/payments.ts'
import { paidToward } from '@xd/server/queries/promise-payments.ts'
import { gatewaysWithMoney } from '@xd/server/queries/reconciled-accounts.ts'
import { unsettledBefore } from '@xd/server/queries/reconciliation.ts'
import { type FactRow, testFacts } from './facts.ts'
import { AT } from './moments.ts'
import { attempt, HIS, LATE, MAIN, open, OURS, paid, payment, refund, whitfield } from './money.ts'

const FACTS: readonly FactRow[] = [
  [
    'the charge that is under way, was approved or came last is that of its own request',
    async (db, rows) => {
      const [one, two] = [await open(rows, LATE), await open(rows, LATE, { paymentKey: 'OTHER' })]
      const charge = (paymentID: number, key: string, state: string) =>
        attempt(rows, paymentID, { attemptKey: key, idempotencyKey: key, gatewayID: key, state, startedAt: AT })
      await charge(one, 'a', 'approved')
      await charge(one, 'b', 'pending')
      await charge(one, 'c', 'declined')
      await charge(two, 'd', 'declined')
      const key = async (found: Promise<{ attemptKey: string } | undefined>) => (await found)?.attemptKey
      const told = []
      for (const id of [one, two])
        told.push([
          await key(findPendingAttempt(db, MAIN, id)),
          await key(findApprovedAttempt(db, MAIN, id)),
          await key(findLastAttempt(db, MAIN, id)),
          await key(findAttemptByKey(db, MAIN, id, 'a')),
          await countAttemptsSince(db, MAIN, id, 1),
        ])
      const pending = [...(await paymentsInProgress(db, MAIN, [one, two]))].map((id) => id === one)
      return [told, pending, await hasPendingAttempt(db, OURS, [two]), await hasPendingAttempt(db, OURS, [one, two])]
    },
    [
      [
        ['b', 'a', 'c', 'a', 3],
        [undefined, undefined, 'd', undefined, 1],
      ],
      [true],
      false,
      true,
    ],
  ],
  [
    'a gateway’s news is about a charge, or about the refund of one, by its own gateway',
    async (db, rows) => {
      const [one, two] = [await open(rows, LATE), await open(rows, LATE, { paymentKey: 'OTHER' })]
      await attempt(rows, one, { attemptKey: 'a', idempotencyKey: 'ours', gatewayID: 'theirs', state: 'approved' })
      await refund(rows, two, { gatewayKey: 'back-ours', gatewayID: 'back-theirs' })
      const place = async (news: Parameters<typeof findNewsPlace>[3], gateway = 'moment') => {
        const found = await findNewsPlace(db, systemScope('cards-webhook'), gateway, news)
        return found && [one, two].indexOf(found.paymentID)
      }
      return [
        [await place({ idempotencyKey: 'ours' }), await place({ gatewayID: 'theirs' })],
        [await place({ idempotencyKey: 'back-ours' }), await place({ gatewayID: 'back-theirs' })],
        [await place({ gatewayID: 'theirs' }, 'other'), await place({ gatewayID: 'back-theirs' }, 'other')],
        [await place({ idempotencyKey: 'theirs' }), await place({ gatewayID: 'ours' })],
      ]
    },
    [
      [0, 0],
      [1, 1],
      [undefined, undefined],
      [undefined, undefined],
    ],
  ],
  [
    'what a user has refunded is approved or under way, by hand',
    async (db, rows) => {
      const paymentID = await paid(rows, 1)
      const back = async (n: number, change: object) => {
        const key = `${n}`
        const attemptID = await attempt(rows, paymentID, {
          attemptKey: key,
          idempotencyKey: key,
          gatewayID: key,
          state: 'approved',
        })
        await rows.insert('payment_refunds', {
          ...{
            ...OURS,
            paymentID,
            attemptID,
            idempotencyKey: key,
            gatewayKey: key,
            gateway: 'moment',
            gatewayID: null,
          },
          ...{ how: 'refund', reason: '', automatic: 0, byUserID: USER.june, feeCents: 0, startedAt: AT, askedAt: 1 },
          ...{ amountCents: 10 ** n, notBefore: 0, settledAt: null, message: null, state: 'approved', ...change },
        })
      }
      await back(0, {})
      await back(1, { state: 'pending' })
      await back(2, { state: 'declined' })
      await back(3, { automatic: 1 })
      await back(4, { byUserID: USER.lena })
      const waiting = (await pendingRefunds(db, MAIN, paymentID)).map(({ amountCents }) => amountCents)
      const failed = (await unsettledBefore(db, MAIN, LATE))['refund-failed'].filter((one) => one.gateway === 'moment')
      await rows.change('payment_refunds', { state: 'error' }, { idempotencyKey: '3' })
      const after = (await unsettledBefore(db, MAIN, LATE))['refund-failed'].filter((one) => one.gateway === 'moment')
      return [
        await refundedByUser(db, MAIN, USER.june, 1),
        waiting,
        failed.length,
        after.map(({ amountCents }) => amountCents),
      ]
    },
    [11, [10], 0, [1_000]],
  ],
  [
    'the same was asked for in an earlier request that was not canceled, the newest of them',
    async (db, rows) => {
      const like = (requestedAt: number, change: object = {}) =>
        open(rows, LATE, { requestedAt, paymentKey: `L${requestedAt}`, ...change })
      await like(AT + 1)
      await like(AT + 3)
      await like(AT + 2)
      await like(AT + 5, { paymentStatus: 'canceled' })
      await like(AT + 6, { amountCents: 5 })
      await like(AT + 7, { custID: 22 })
      const paymentID = await like(AT + 8)
      await like(AT + 9)
      const same = { custID: HIS.custID, amountCents: cents(98_765), since: AT, paymentID }
      return (await findLikePayment(db, MAIN, same))?.requestedAt
    },
    AT + 3,
  ],
  [
    'a reminder waits for a promise or was dropped for one, if its request is open and it was not sent',
    async (db, rows) => {
      const waits = (paymentKey: string, change: object) => open(rows, LATE, { paymentKey, remindAt: LATE, ...change })
      const made = [
        await waits('later', {}),
        await waits('dropped', { remindAt: null, remindDropped: PROMISED }),
        await waits('other', { remindAt: null, remindDropped: 'blocked' }),
        await waits('sent', { remindedAt: 5 }),
        await waits('paid', { paymentStatus: 'approved' }),
        await waits('lake', { storeID: STORE.lake }),
        await waits('theirs', { custID: 22 }),
      ]
      const found = await heldReminders(db, OURS, { storeID: STORE.main, custIDs: [HIS.custID] }, AT)
      return found.map(({ paymentID }) => made.indexOf(paymentID)).filter((n) => n >= 0)
    },
    [0, 1],
  ],
  [
    'views of a request are told newest first, and a submit’s result is its own',
    async (db, rows) => {
      const [one, two] = [await open(rows, LATE), await open(rows, LATE, { paymentKey: 'OTHER' })]
      const attemptID = await attempt(rows, one, { state: 'approved' })
      const seen = (paymentID: number, impressionAt: number, change: object = {}) =>
        rows.like('payment_impressions', OURS, {
          ...{ paymentID, impressionAt, impressionKind: 'view', attemptID: null, paymentStatus: 'sent', ...change },
        })
      await seen(one, 5)
      await seen(one, 9)
      await seen(one, 7, { impressionKind: 'submit', attemptID })
      await seen(one, 6)
      await seen(two, 8, { attemptID })
      await setSubmitResult(db, MAIN, one, attemptID, 'approved')
      const listed = await listImpressions(db, MAIN, one, { limit: 3, offset: 1 })
      const within = await viewsWithin(db, OURS, one, { from: 6, to: 9, limit: 9 })
      const [other] = await rows.all('payment_impressions', { paymentID: two })
      return [
        listed.map((row) => [row.impressionAt, row.paymentStatus]),
        within.map(({ impressionAt }) => impressionAt),
        other!['paymentStatus'],
      ]
    },
    [
      [
        [7, 'approved'],
        [9, 'sent'],
        [5, 'sent'],
      ],
      [6, 9],
      'sent',
    ],
  ],
  [
    'promises are kept by payments without what was refunded, from when the card was charged',
    async (db, rows) => {
      const paymentID = await paid(rows, AT)
      await refund(rows, paymentID, { amountCents: 765 })
      await rows.change('payment_attempts', { startedAt: 77 }, { paymentID })
      await paid(rows, AT, { paymentKey: 'NOT', paymentStatus: 'canceled' })
      await paid(rows, AT, { paymentKey: 'LAKE', storeID: STORE.lake })
      const asked = { storeID: STORE.main, custIDs: [HIS.custID], since: AT }
      const told = (await paidToward(db, OURS, asked)).map(({ paidAt, amountCents }) => [paidAt, amountCents])
      const places = (await gatewaysWithMoney(db, MAIN, LATE)).includes('moment')
      await rows.change('payment_refunds', { state: 'pending' }, { paymentID })
      const whole = (await paidToward(db, OURS, asked)).map(({ amountCents }) => amountCents)
      return [told, places, whole, (await gatewaysWithMoney(db, MAIN, LATE)).includes('moment')]
    },
    [[[77, 98_000]], false, [98_765], true],
  ],
  [
    'a request is found by the moment of its reminder in its own conversation',
    async (db, rows) => {
      const convoID = whitfield.convos.main!
      await payment(rows, { paymentStatus: 'sent', remindedAt: AT })
      await payment(rows, { paymentStatus: 'sent', remindedAt: AT + 1, paymentKey: 'B' })
      await payment(rows, { paymentStatus: 'sent', remindedAt: AT, paymentKey: 'C', convoID: 6 })
      return (await remindedOf(db, OURS, { convoID, messageAt: AT })).map(({ paymentKey }) => paymentKey)
    },
    ['MOMENT'],
  ],
]

testFacts('money and work', FACTS)
