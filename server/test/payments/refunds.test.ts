import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const SLIPPING = '4000000000003246'
const LATE = '4000000000003220'
const UNANSWERED = '4000000000003238'

describe.each(ENGINES)('refunds on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    world = await payWorld({ database, pace: 0.02 })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())
  beforeEach(() => world.connection.writes.deleteFrom('rate_limits').execute())

  const paid = async (card = DEBIT) => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, card)
    await eventually(
      () => world.payment(paymentKey),
      ({ paymentStatus }) => paymentStatus === 'approved',
    )
    return paymentKey
  }
  const refund = async (asked: Partial<WireInput<'payments/refund'>> & { paymentKey: string }) =>
    (await owner('payments/refund', { amount: 10, reason: 'Paid too much', idempotencyKey: randomUUID(), ...asked }))
      .payment
  const moved = async (paymentKey: string) =>
    (await world.transactions(paymentKey)).map(({ type, amountCents }) => [type, amountCents])
  const ledger = async (paymentKey: string) => {
    const { ledger: entries, balance } = await world.clerk('payments/ledger/fetch', { paymentKey })
    return { entries: entries.map(({ kind, amount }) => [kind, amount]), balance }
  }

  test('add up, for one payment and for one user: more than $500 together asks for a confirmation', async () => {
    const paidOf = async (paymentAmount: number) => {
      const { paymentKey } = await world.request({ paymentAmount })
      await world.pay(paymentKey, DEBIT)
      await eventually(
        () => world.payment(paymentKey),
        ({ paymentStatus }) => paymentStatus === 'approved',
      )
      return paymentKey
    }
    const [large, other, third] = [await paidOf(1400), await paidOf(100), await paidOf(500)]
    const manager = await world.signIn('manager')
    await world.connection.writes
      .updateTable('sessions')
      .set({ confirmedAt: Date.now() - 16 * 60_000 })
      .execute()
    const give = (by: typeof manager, paymentKey: string, amount: number) =>
      by('payments/refund', { paymentKey, amount, reason: 'Paid twice', idempotencyKey: randomUUID() })
    const asks = { status: 403, code: 'step_up_needed' }
    await give(manager, large, 400)
    await give(manager, large, 100)
    await expect(give(manager, large, 0.01)).rejects.toMatchObject(asks)
    await expect(give(manager, other, 0.01)).rejects.toMatchObject(asks)
    // Another user has refunded nothing yet, but the payment's refunds count for them, too.
    await expect(give(owner, large, 0.01)).rejects.toMatchObject(asks)
    const tries = await Promise.allSettled([give(owner, third, 300), give(owner, other, 100), give(owner, third, 101)])
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await manager('auth/step-up', { password: DEMO_PASSWORD })
    await give(manager, large, 900)
    // The other tests of this file don't need one.
    await owner('auth/step-up', { password: DEMO_PASSWORD })
  })

  test('work in parts and then the rest; the status stays PAID', async () => {
    const paymentKey = await paid()
    const first = await refund({ paymentKey, amount: 20.25 })
    expect(first).toMatchObject({
      paymentStatus: 'approved',
      paymentRefundedAmount: 20.25,
      paymentRefunds: [{ amount: 20.25, state: 'approved', reason: 'Paid too much' }],
    })
    expect(await refund({ paymentKey, amount: 25.25 })).toMatchObject({ paymentRefundedAmount: 45.5 })
    expect(await refusalOf(refund({ paymentKey, amount: 0.01 }))).toMatchObject({
      code: 'not_refundable',
      message: 'This payment is already refunded in full.',
    })
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['refund', 2025],
      ['refund', 2525],
    ])
    expect(await ledger(paymentKey)).toEqual({
      entries: [
        ['charge', 45.5],
        ['refund', -20.25],
        ['refund', -25.25],
      ],
      balance: 0,
    })
    const { stats } = await world.clerk('customers/fetch/stats', { customerID: first.custID })
    const { payments } = await world.clerk('payments/list', { search: { custID: first.custID, perPage: 100 } })
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0)
    expect(Math.round(stats.amountRefunded * 100)).toBe(sum(payments.map((one) => one.paymentRefundedAmount)))
    expect(stats.amountRefunded).toBeGreaterThanOrEqual(45.5)
  })

  test('need the permission, a card payment, and the own company', async () => {
    const paymentKey = await paid()
    const asked = { paymentKey, amount: 1, reason: 'x', idempotencyKey: 'one' }
    expect((await refusalOf(world.clerk('payments/refund', asked))).code).toBe('not_allowed')
    const unpaid = await world.request()
    expect((await refusalOf(refund({ paymentKey: unpaid.paymentKey }))).code).toBe('not_refundable')
    await world.clerk('payments/mark-paid', { paymentKey: unpaid.paymentKey })
    expect((await refusalOf(refund({ paymentKey: unpaid.paymentKey }))).message).toContain('at the register')
    expect((await refusalOf(refund({ paymentKey: 'AAAAAAAAAAAAAAAAAAAAAA' }))).status).toBe(404)
    expect(await moved(paymentKey)).toEqual([['sale', 4550]])
  })

  test('the same key refunds once, even many times at once; another amount under it is refused', async () => {
    const paymentKey = await paid()
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => refund({ paymentKey, idempotencyKey })))
    answers.push(await refund({ paymentKey, idempotencyKey }))
    for (const { paymentRefunds } of answers) expect(paymentRefunds).toHaveLength(1)
    expect(await refusalOf(refund({ paymentKey, idempotencyKey, amount: 11 }))).toMatchObject({
      code: 'invalid_input',
      fields: { idempotencyKey: 'This key was already used for another refund' },
    })
    await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefundedAmount }) => paymentRefundedAmount === 10,
    )
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['refund', 1000],
    ])
  })

  test('refunds at the same moment never exceed the charge', async () => {
    const paymentKey = await paid()
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => refund({ paymentKey, amount: 20 })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['refund', 2000],
      ['refund', 2000],
    ])
    expect((await ledger(paymentKey)).balance).toBe(5.5)
  })

  test('a late refund counts as promised at once, and as refunded once it is made', async () => {
    const paymentKey = await paid(LATE)
    const asked = await refund({ paymentKey, amount: 40 })
    expect(asked).toMatchObject({ paymentRefundedAmount: 0, paymentRefunds: [{ state: 'pending' }] })
    expect((await refusalOf(refund({ paymentKey, amount: 6 }))).message).toBe('At most $5.50 can still be refunded.')
    const done = await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefunds }) => paymentRefunds[0]!.state !== 'pending',
    )
    expect(done).toMatchObject({ paymentRefundedAmount: 40, paymentRefunds: [{ state: 'approved' }] })
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['refund', 4000],
    ])
  })

  test('a refund whose answer never arrives is found at the network, and not made again', async () => {
    const paymentKey = await paid(UNANSWERED)
    await refund({ paymentKey, amount: 12 })
    await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefundedAmount }) => paymentRefundedAmount === 12,
    )
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['refund', 1200],
    ])
  })

  test('a refund the network refuses is reported, and can be retried', async () => {
    const paymentKey = await paid()
    const { gatewayId } = (await world.transactions(paymentKey))[0]!
    await world.network(`/charges/${gatewayId}/refunds`, { amountCents: 4000, idempotencyKey: randomUUID() })
    const refused = await refund({ paymentKey, amount: 10 })
    expect(refused).toMatchObject({
      paymentRefundedAmount: 0,
      paymentRefunds: [{ state: 'error', message: 'More would be refunded than was charged.' }],
    })
    expect(await refund({ paymentKey, amount: 5 })).toMatchObject({ paymentRefundedAmount: 5 })
  })

  test.each([
    ['undone', false, 'void'],
    ['refunded when it is too late for that', true, 'refund'],
  ] as const)('a credit card that slips through a debit-only request is refused and %s', async (_, settled, kind) => {
    const { paymentKey } = await world.request({ paymentMode: 'debit-only' })
    if (settled) {
      await chargeAndClose(world, paymentKey)
    } else {
      expect(await world.pay(paymentKey, SLIPPING)).toMatchObject({
        paymentStatus: 'sent',
        attempt: { state: 'declined' },
      })
    }
    const { entries } = await eventually(
      () => ledger(paymentKey),
      ({ entries: all, balance }) => all.length === 2 && balance === 0,
    )
    expect(entries).toEqual([
      ['charge', 45.5],
      [kind, -45.5],
    ])
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      [kind, 4550],
    ])
    expect(await world.payment(paymentKey)).toMatchObject({ paymentStatus: 'sent', paymentRefundedAmount: 0 })
  })

  test('the ledger cannot be changed, not even by hand', async () => {
    const paymentKey = await paid()
    const { writes } = world.connection
    await expect(writes.updateTable('payment_ledger').set({ amountCents: 1 }).execute()).rejects.toThrow(
      /only added to/,
    )
    await expect(writes.deleteFrom('payment_ledger').execute()).rejects.toThrow(/only added to/)
    expect((await ledger(paymentKey)).balance).toBe(45.5)
  })

  test('a gateway that stores no refund keys is asked once, even with many callers at once', async () => {
    await owner('settings/payments/save', { account: GATEWAY_ACCOUNTS.bluedog })
    const paymentKey = await paid()
    await world.sandbox('/gateways/close-day', {})
    const idempotencyKey = randomUUID()
    await Promise.all(Array.from({ length: 6 }, () => refund({ paymentKey, idempotencyKey })))
    await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefundedAmount }) => paymentRefundedAmount === 10,
    )
    const { transactions } = await world.sandbox<{ transactions: { type: string; amountCents: number }[] }>(
      '/gateways/transactions',
      { orderRef: paymentKey },
    )
    expect(transactions.map(({ type, amountCents }) => [type, amountCents])).toEqual([
      ['sale', 4550],
      ['refund', 1000],
    ])
  })
})

/** The network makes and settles the charge before the server learns of it. */
const chargeAndClose = async (world: PayWorld, paymentKey: string) => {
  const idempotencyKey = randomUUID()
  await world.chargeAtNetwork({ orderRef: paymentKey, idempotencyKey, card: SLIPPING, amountCents: 4550 })
  await world.sandbox('/cards/close-day', {})
  await world.leavePending(paymentKey, { idempotencyKey })
  await world.call('pay/fetch', { paymentKey })
}
