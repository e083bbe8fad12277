import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { CallError } from '@xd/core/client/call-client.ts'
import { auditPayments } from '@xd/fixtures/faults/pay-audit.ts'
import type { Moved } from '@xd/fixtures/faults/pay-world.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld } from './pay-world.ts'

const DEBIT = '4000056655665556'
const SLIPPING = '4000000000003246'
const DECLINED = '4000000000000002'
const LOST = '4000000000009987'
const BROKEN = '4000000000000119'
/** Charged and refunded, but never answered: the result of a timeout. */
const UNANSWERED = '4000000000003238'
const AMOUNT = 4550
const LONG_AGO_MS = 600_000
const SEQUENCES = 12

/** The events that can happen to one request. A rule may refuse each; none may break a rule. */
type Act = (world: Acting) => Promise<unknown>
interface Acting extends PayWorld {
  paymentKey: string
  owner: PayWorld['clerk']
}

const refusedOrDone = (answer: Promise<unknown>) =>
  answer.catch((error: unknown) => {
    if (!(error instanceof CallError) || error.status >= 500 || error.code === 'unreachable') throw error
  })

const pay =
  (card: string): Act =>
  (world) =>
    refusedOrDone(world.pay(world.paymentKey, card))
const twice =
  (card: string): Act =>
  async (world) => {
    const attempt = { paymentKey: world.paymentKey, attemptKey: randomUUID(), token: await world.tokenize(card) }
    await Promise.all([1, 2].map(() => refusedOrDone(world.call('pay/submit', attempt))))
  }
const close =
  (name: 'payments/cancel' | 'payments/mark-paid'): Act =>
  ({ clerk, paymentKey }) =>
    refusedOrDone(clerk(name, { paymentKey }))
const refund =
  (amount: number, times = 1): Act =>
  async ({ owner, paymentKey }) => {
    const asked = { paymentKey, amount: amount / 100, reason: 'Any order', idempotencyKey: randomUUID() }
    await Promise.all(Array.from({ length: times }, () => refusedOrDone(owner('payments/refund', asked))))
  }
const expire: Act = ({ connection, paymentKey }) =>
  connection.writes
    .updateTable('payments')
    .set({ validBeforeLocal: '2020-01-01T12:00', validBeforeAt: Date.UTC(2020, 0, 1, 20) })
    .where('paymentKey', '=', paymentKey)
    .execute()
/** A server died during a charge, which the network made or never got; or gave it up before the network reported. */
const crash =
  (charged: string | undefined, givenUp: boolean): Act =>
  async (world) => {
    const { paymentKey, connection } = world
    const inProgress = (await world.payment(paymentKey)).paymentInProgress
    if (inProgress || (await world.payment(paymentKey)).paymentStatus !== 'sent') return
    const idempotencyKey = randomUUID()
    if (charged !== undefined)
      await world.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: charged, amountCents: AMOUNT })
    await world.leavePending(paymentKey, { idempotencyKey, attemptKey: randomUUID(), age: givenUp ? LONG_AGO_MS : 0 })
    if (!givenUp) return
    await connection.writes
      .updateTable('payment_attempts')
      .set({ state: 'error' })
      .where('idempotencyKey', '=', idempotencyKey)
      .execute()
  }
const look: Act = ({ call, paymentKey }) => call('pay/fetch', { paymentKey })
const tellAgain: Act = async (world) => {
  for (const { idempotencyKey } of await world.attempts(world.paymentKey))
    await Promise.all([world.tellAgain(idempotencyKey), world.tellAgain(idempotencyKey)])
}
const together =
  (a: Act, b: Act): Act =>
  (world) =>
    Promise.all([a(world), b(world)])

const single: fc.Arbitrary<[string, Act]> = fc.oneof(
  fc
    .constantFrom(DEBIT, SLIPPING, DECLINED, LOST, BROKEN, UNANSWERED)
    .map((card): [string, Act] => [`pay ${card.slice(-4)}`, pay(card)]),
  fc.constant<[string, Act]>(['pay twice', twice(DEBIT)]),
  fc
    .constantFrom<'payments/cancel' | 'payments/mark-paid'>('payments/cancel', 'payments/mark-paid')
    .map((name): [string, Act] => [name, close(name)]),
  fc.integer({ min: 1, max: AMOUNT }).map((amount): [string, Act] => [`refund ${amount}`, refund(amount)]),
  fc
    .integer({ min: 1, max: AMOUNT })
    .map((amount): [string, Act] => [`refund ${amount} twice under one key`, refund(amount, 2)]),
  fc.constant<[string, Act]>(['expire', expire]),
  fc
    .tuple(fc.constantFrom(DEBIT, SLIPPING, undefined), fc.boolean())
    .map(([card, givenUp]): [string, Act] => [
      `crash ${card?.slice(-4) ?? 'before asking'}${givenUp ? ', given up' : ''}`,
      crash(card, givenUp),
    ]),
  fc.constant<[string, Act]>(['look', look]),
  fc.constant<[string, Act]>(['webhooks', tellAgain]),
)
const act = fc.oneof(
  { weight: 4, arbitrary: single },
  {
    weight: 1,
    arbitrary: fc
      .tuple(single, single)
      .map(([[a, one], [b, other]]): [string, Act] => [`${a} with ${b}`, together(one, other)]),
  },
)
const sequence = fc.array(act, { minLength: 3, maxLength: 9 })

describe.each(ENGINES)('any events in any order on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    world = await payWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const settled = async (paymentKey: string) => {
    const { writes } = world.connection
    const { paymentID } = await writes
      .selectFrom('payments')
      .select('paymentID')
      .where('paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    // No request of the dead servers is running: an unanswered one is as old as it needs to be.
    const old = { startedAt: Date.now() - LONG_AGO_MS }
    await writes
      .updateTable('payment_attempts')
      .set(old)
      .where('paymentID', '=', paymentID)
      .where('state', '=', 'pending')
      .execute()
    await tellAgain({ ...world, owner, paymentKey })
    const open = () =>
      Promise.all([
        writes
          .selectFrom('payment_attempts')
          .select('attemptID')
          .where('paymentID', '=', paymentID)
          .where('state', '=', 'pending')
          .execute(),
        writes
          .selectFrom('payment_refunds')
          .select('refundID')
          .where('paymentID', '=', paymentID)
          .where('state', '=', 'pending')
          .execute(),
      ])
    await eventually(open, ([attempts, refunds]) => attempts.length + refunds.length === 0)
  }

  test('keep the invariants', { timeout: 180_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('any', 'debit-only'), sequence, async (paymentMode, acts) => {
        await world.connection.writes.deleteFrom('rate_limits').execute()
        const { paymentKey } = await world.request({ paymentMode: paymentMode as 'any' | 'debit-only' })
        for (const [, happen] of acts) await happen({ ...world, owner, paymentKey })
        await settled(paymentKey)
        const moved = async (key: string) => (await world.transactions(key)) as unknown as Moved[]
        const { problems } = await auditPayments({ connection: world.connection, moved }, [paymentKey], { jobs: false })
        if (problems.length > 0)
          throw new Error(`${acts.map(([name]) => name).join(', ')} (${paymentMode}): ${problems.join('; ')}`)
      }),
      { numRuns: SEQUENCES },
    )
  })
})
