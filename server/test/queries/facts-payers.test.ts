import { STORE, USER } from '@xd/fixtures/demo/people.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { requestsNaming, rewritingsFrom } from '@xd/server/queries/self-tickets.ts'
import { type FactRow, testFacts } from './facts.ts'
import { AT, type MomentRow, testMoments } from './moments.ts'
import { attempt, LATE, MAIN, named, open, OURS, paid, payment } from './money.ts'
import type { Rows } from './turns.ts'

const NOW = AT + 8 * DAY_MS
let made = 0
const asked = { numbers: ['T-1', 'T-2'], now: NOW }

const tried = (rows: Rows, paymentID: number, change: object) =>
  attempt(rows, paymentID, { startedAt: NOW, idempotencyKey: `m ${(made += 1)}`, attemptKey: `m ${made}`, ...change })
const refunded = async (rows: Rows, paymentID: number, change: object = {}) => {
  const attemptID = await tried(rows, paymentID, { state: 'approved' })
  const key = `r ${(made += 1)}`
  await rows.insert('payment_refunds', {
    ...{ ...OURS, paymentID, attemptID, idempotencyKey: key, gatewayKey: key, gateway: 'moment', gatewayID: null },
    ...{ how: 'refund', reason: '', automatic: 0, byUserID: USER.lena, amountCents: 30, feeCents: 0, startedAt: NOW },
    ...{ askedAt: NOW, notBefore: 0, state: 'approved', settledAt: NOW, message: null, ...change },
  })
}

const MOMENTS: readonly MomentRow[] = [
  [
    'a customer is told that a ticket is paid if that was, however long before it had been asked for,',
    'from it on',
    async (db, rows, at) => {
      await named(rows, paid(rows, at, { requestedAt: 1 }))
      return requestsNaming(db, OURS as never, STORE.main, asked)
    },
  ],
  [
    'nor does it matter when its link would have ended: it was paid',
    'from it on',
    async (db, rows, at) => {
      await named(rows, paid(rows, at, { requestedAt: NOW, validBeforeAt: NOW + 1 }))
      return requestsNaming(db, OURS as never, STORE.main, asked)
    },
  ],
]

const FACTS: readonly FactRow[] = [
  [
    'a ticket’s requests are those that are open, of whatever age, and those that were paid lately, of its store',
    async (db, rows) => {
      const note = async (paymentKey: string, paymentID: Promise<number>, change: object = {}) => {
        await rows.change('payments', { paymentKey }, { paymentID: await paymentID })
        await rows.insert('payment_tickets', {
          ...{ ...OURS, storeID: STORE.main, paymentID: await paymentID, ticketNumber: 'T-1' },
          ...change,
        })
      }
      await note('OPEN', open(rows, LATE))
      await note('OVER', open(rows, 1))
      await note('PAID', paid(rows, NOW - 1))
      await note('OTHER', paid(rows, NOW - 1), { ticketNumber: 'T-2' })
      await note('LONG AGO', paid(rows, 1, { requestedAt: NOW }))
      await note('DECLINED', payment(rows, { paymentStatus: 'declined', statusAt: NOW, validBeforeAt: LATE }))
      await note('CANCELED', payment(rows, { paymentStatus: 'canceled', statusAt: NOW, validBeforeAt: LATE }))
      await note('ELSEWHERE', open(rows, LATE, { storeID: STORE.lake }), { storeID: STORE.lake })
      await note('ANOTHER', open(rows, LATE), { ticketNumber: 'T-3' })
      const found = await requestsNaming(db, OURS as never, STORE.main, asked)
      return [
        found.map(({ paymentKey, ticketNumber }) => `${paymentKey} ${ticketNumber}`).toSorted(),
        await requestsNaming(db, OURS as never, STORE.lake, { numbers: [], now: NOW }),
      ]
    },
    [['OPEN T-1', 'OTHER T-2', 'OVER T-1', 'PAID T-1'], []],
  ],
  [
    'a request is being paid by a pending charge alone, and gave back what was refunded on purpose and arrived',
    async (db, rows) => {
      const told = async (make: (paymentID: number) => Promise<unknown>) => {
        const paymentID = await paid(rows, NOW, { paymentKey: `PAID ${(made += 1)}` })
        await named(rows, Promise.resolve(paymentID))
        await make(paymentID)
        const [row] = (await requestsNaming(db, OURS as never, STORE.main, asked)).filter(
          (one) => one.paymentID === paymentID,
        )
        return [row!.pendingAttempt !== null, Number(row!.refunded ?? 0)]
      }
      return [
        await told(async () => undefined),
        await told((paymentID) => tried(rows, paymentID, { state: 'declined' })),
        await told((paymentID) => tried(rows, paymentID, { state: 'pending' })),
        await told(async (paymentID) => {
          await refunded(rows, paymentID)
          await refunded(rows, paymentID, { amountCents: 12 })
        }),
        await told((paymentID) => refunded(rows, paymentID, { state: 'pending', settledAt: null })),
        await told((paymentID) => refunded(rows, paymentID, { automatic: 1 })),
      ]
    },
    [
      [false, 0],
      [false, 0],
      [true, 0],
      [false, 42],
      [false, 0],
      [false, 0],
    ],
  ],
  ['no number has no rewriting', async (db) => rewritingsFrom(db, MAIN, STORE.main, []), []],
]

testMoments('the moments of a customer who pays', MOMENTS)
testFacts('a customer who pays', FACTS)
