import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { storeDate } from '@xd/core/domain/hours/store-clock.ts'
import { refundableFrom } from '@xd/core/domain/payment/settlement.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { eventually, payWorld, type PayWorld, refusalOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const DAY_MS = 86_400_000

describe.each(ENGINES)('a gateway that refunds only after settlement, on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  beforeAll(async () => {
    world = await payWorld({ database })
    owner = await world.signIn('owner')
    await owner('settings/payments/save', { account: GATEWAY_ACCOUNTS.bluedog })
  })
  afterAll(() => world.close())

  const paid = async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DEBIT)
    return paymentKey
  }
  const refund = async (asked: Partial<WireInput<'payments/refund'>> & { paymentKey: string }) =>
    (await owner('payments/refund', { amount: 20, reason: 'Paid too much', idempotencyKey: randomUUID(), ...asked }))
      .payment
  const moved = async (orderRef: string) => {
    const { transactions } = await world.sandbox<{ transactions: { type: string; amountCents: number }[] }>(
      '/gateways/transactions',
      { orderRef },
    )
    return transactions.map(({ type, amountCents }) => [type, amountCents])
  }
  const ledger = async (paymentKey: string) =>
    (await world.clerk('payments/ledger/fetch', { paymentKey })).ledger.map(({ kind, amount }) => [kind, amount])
  const closeDay = () => world.sandbox('/gateways/close-day', {})
  /** The morning that a refund was planned for has come. */
  const morning = async (paymentKey: string) => {
    const [planned] = (await world.payment(paymentKey)).paymentRefunds
    const { writes } = world.connection
    const uniqueKey = `settle-refund/${planned!.refundID}`
    // A running job would overwrite this time with its own.
    await eventually(
      () => writes.selectFrom('jobs').select('leasedUntil').where('uniqueKey', '=', uniqueKey).executeTakeFirst(),
      (job) => job === undefined || job.leasedUntil === 0,
    )
    const at = Date.now() - 1
    await writes
      .updateTable('payment_refunds')
      .set({ notBefore: at })
      .where('refundID', '=', planned!.refundID)
      .execute()
    await writes.updateTable('jobs').set({ runAt: at }).where('uniqueKey', '=', uniqueKey).execute()
    return at
  }

  test('a full refund voids the charge, and is reported and booked as refunded', async () => {
    const paymentKey = await paid()
    expect(await refund({ paymentKey, amount: 45.5 })).toMatchObject({
      paymentRefundedAmount: 45.5,
      paymentRefunds: [{ amount: 45.5, state: 'approved', dueDate: null }],
    })
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['void', 4550],
    ])
    expect(await ledger(paymentKey)).toEqual([
      ['charge', 45.5],
      ['void', -45.5],
    ])
  })

  test('a partial refund is answered with its earliest day, and nothing is stored', async () => {
    const paymentKey = await paid()
    const refusal = await refusalOf(refund({ paymentKey }))
    const from = Date.parse(refusal.body['from'] as string)
    expect(from - Date.now()).toBeGreaterThan(0)
    expect(from - Date.now()).toBeLessThan(2 * DAY_MS)
    const { storeTimezone, paymentRefunds } = await world.payment(paymentKey)
    expect(refusal).toMatchObject({
      code: 'not_settled',
      status: 409,
      message: `This charge hasn’t settled yet. You can refund $20.00 starting ${storeDate(from, storeTimezone)}, or the full $45.50 now.`,
    })
    expect(paymentRefunds).toEqual([])
  })

  test('a planned partial refund is promised, waits for settlement, and is then made', async () => {
    const paymentKey = await paid()
    const idempotencyKey = randomUUID()
    const planned = await refund({ paymentKey, idempotencyKey, whenSettled: true })
    expect(planned).toMatchObject({
      paymentRefundedAmount: 0,
      paymentRefunds: [{ amount: 20, state: 'pending', dueDate: expect.any(String) as string }],
    })
    const { refundID, dueDate } = planned.paymentRefunds[0]!
    const job = world.connection.reads.selectFrom('jobs').select('runAt')
    expect(await job.where('uniqueKey', '=', `settle-refund/${refundID}`).execute()).toEqual([
      { runAt: Date.parse(dueDate!) },
    ])
    expect((await refund({ paymentKey, idempotencyKey, whenSettled: true })).paymentRefunds).toHaveLength(1)
    expect((await refusalOf(refund({ paymentKey, amount: 26, whenSettled: true }))).message).toBe(
      'At most $25.50 can still be refunded.',
    )
    const due = await morning(paymentKey)
    await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefunds }) => Date.parse(paymentRefunds[0]!.dueDate ?? '') > due,
    )
    expect(await moved(paymentKey)).toEqual([['sale', 4550]])

    await closeDay()
    await morning(paymentKey)
    const done = await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefundedAmount }) => paymentRefundedAmount > 0,
    )
    expect(done).toMatchObject({ paymentRefundedAmount: 20, paymentRefunds: [{ state: 'approved', dueDate: null }] })
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['refund', 2000],
    ])
  })

  test('a partial refund is named with its share of the fee for paying online, refused or after a week in vain', async () => {
    const fee = (remoteFeePercent: number) =>
      owner('settings/payments/remote-fee/save', { settings: { storeID: world.storeID, remoteFeePercent } })
    await fee(3)
    const { paymentKey } = await world.request({
      ...{ paymentAmount: 100, paymentTicketList: 'Q1', paymentPurpose: 'redeem', paymentMode: 'debit-only' },
    })
    await world.pay(paymentKey, DEBIT)
    await fee(0)
    const { storeTimezone } = await world.payment(paymentKey)
    const sentence = (from: number) =>
      `This charge hasn’t settled yet. You can refund $20.60 starting ${storeDate(from, storeTimezone)}, or the full $103.00 now.`
    const refusal = await refusalOf(refund({ paymentKey }))
    expect(refusal.message).toBe(sentence(Date.parse(refusal.body['from'] as string)))
    const [planned] = (await refund({ paymentKey, whenSettled: true })).paymentRefunds
    expect(planned).toMatchObject({ amount: 20, fee: 0.6 })
    await world.connection.writes
      .updateTable('payment_refunds')
      .set({ startedAt: Date.now() - 7 * DAY_MS })
      .where('refundID', '=', planned!.refundID)
      .execute()
    await morning(paymentKey)
    const failed = await eventually(
      () => world.payment(paymentKey),
      ({ paymentRefunds }) => paymentRefunds[0]!.state !== 'pending',
    )
    expect(failed).toMatchObject({
      paymentRefundedAmount: 0,
      paymentRefunds: [{ state: 'error', message: sentence(refundableFrom(storeTimezone, Date.now())) }],
    })
    expect(await moved(paymentKey)).toEqual([['sale', 10_300]])
  })

  test('a planned partial refund can be canceled until the gateway is asked for it', async () => {
    const paymentKey = await paid()
    const { paymentRefunds } = await refund({ paymentKey, whenSettled: true })
    const { refundID } = paymentRefunds[0]!
    const cancel = async () => (await owner('payments/cancel-refund', { paymentKey, refundID })).payment
    expect((await refusalOf(world.clerk('payments/cancel-refund', { paymentKey, refundID }))).code).toBe('not_allowed')
    expect(await cancel()).toMatchObject({
      paymentRefundedAmount: 0,
      paymentRefunds: [{ state: 'canceled', dueDate: null }],
    })
    expect((await refusalOf(cancel())).message).toBe('This refund is already canceled.')

    await closeDay()
    await morning(paymentKey)
    // The promised amount is free again: all of the charge can be refunded, and no more.
    expect(await refund({ paymentKey, amount: 45.5 })).toMatchObject({ paymentRefundedAmount: 45.5 })
    expect((await moved(paymentKey)).map(([type]) => type)).toEqual(['sale', 'refund'])
    const [, made] = (await world.payment(paymentKey)).paymentRefunds
    const late = owner('payments/cancel-refund', { paymentKey, refundID: made!.refundID })
    expect((await refusalOf(late)).message).toBe('This refund is finished.')
    const other = await paid()
    expect((await refusalOf(owner('payments/cancel-refund', { paymentKey: other, refundID }))).code).toBe('not_found')
  })

  test('a settled charge is refunded at once, even in parts', async () => {
    const paymentKey = await paid()
    await closeDay()
    expect(await refund({ paymentKey, whenSettled: true })).toMatchObject({ paymentRefundedAmount: 20 })
    expect(await moved(paymentKey)).toEqual([
      ['sale', 4550],
      ['refund', 2000],
    ])
  })
})
