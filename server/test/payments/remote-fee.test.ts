import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { exported } from '../exports/export-file.ts'
import { eventually, NEXT_CENTURY, payWorld, type PayWorld, refusalOf, shownOf } from './pay-world.ts'

const DEBIT = '4000056655665556'
const CREDIT_THAT_SLIPS = '4000000000003246'

type Asked = WireInput<'payments/send'>['payment']

describe.each(ENGINES)('the fee for paying online, on %s', (database) => {
  let world: PayWorld
  let owner: PayWorld['clerk']
  let convoID: number
  beforeAll(async () => {
    world = await payWorld({ database, pace: 0.02 })
    owner = await world.signIn('owner')
    convoID = (await world.clerk('customers/conversation/start', { custID: world.custID, storeID: STORE.main })).convo
      .convoID
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.connection.writes.deleteFrom('rate_limits').execute()
    await charge(3)
  })

  const charge = async (remoteFeePercent: number, storeID: number = STORE.main) =>
    (await owner('settings/payments/remote-fee/save', { settings: { storeID, remoteFeePercent } })).settings
  const ask = async (asked: Partial<Asked> = {}) => {
    const payment = {
      paymentAmount: 125.5,
      paymentMemo: 'Payoff',
      paymentMode: 'debit-only' as const,
      paymentTicketList: 'Q1',
      paymentPurpose: 'redeem' as const,
      paymentValidBeforeLocalTZ: NEXT_CENTURY,
      ...asked,
    }
    return (await world.clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })).payment
  }
  const paid = async (asked: Partial<Asked> = {}) => {
    const { paymentKey } = await ask(asked)
    await world.pay(paymentKey, DEBIT)
    return eventually(
      () => world.payment(paymentKey),
      ({ paymentStatus }) => paymentStatus === 'approved',
    )
  }
  const refund = async (paymentKey: string, amount: number) =>
    (await owner('payments/refund', { paymentKey, amount, reason: 'Paid twice', idempotencyKey: randomUUID() })).payment
  const moved = async (paymentKey: string) =>
    (await world.transactions(paymentKey)).map(({ type, amountCents }) => [type, amountCents])
  const shown = async (path: string) => shownOf(await fetch(`${world.url}${path}`))
  const texts = async (about: string) => {
    const { custPhone: phone } = (await world.clerk('customers/fetch', { customerID: world.custID })).customer
    const { messages } = await world.sandbox<{ messages: { direction: string; body: string }[] }>('/phone/messages', {
      phone,
    })
    return messages.filter(({ direction, body }) => direction === 'in' && body.includes(about)).map(({ body }) => body)
  }

  test('is off until an owner turns it on, within the law of the store’s state', async () => {
    const fetched = async (storeID: number) => (await owner('settings/payments/remote-fee/fetch', { storeID })).settings
    await charge(0)
    expect(await fetched(STORE.main)).toMatchObject({
      remoteFeePercent: 0,
      maximumRemoteFeePercent: 3,
      remoteFeeSection: 'California Financial Code § 21200.9',
    })
    expect(await fetched(STORE.lake)).toMatchObject({
      remoteFeePercent: 0,
      maximumRemoteFeePercent: 0,
      remoteFeeSection: null,
    })
    expect(await ask()).toMatchObject({ paymentPurpose: 'redeem', paymentFee: 0 })
    expect(await charge(2.75)).toMatchObject({ remoteFeePercent: 2.75 })
    for (const [percent, storeID, fault] of [
      [3.01, STORE.main, 'At most 3% (California Financial Code § 21200.9)'],
      [-1, STORE.main, 'A percentage like 3 or 2.75'],
      [0.01, STORE.lake, 'We know of no law that allows this fee in the store’s state'],
    ] as const)
      expect((await refusalOf(charge(percent, storeID))).fields).toEqual({ 'settings.remoteFeePercent': fault })
    const settings = { storeID: STORE.main, remoteFeePercent: 1 }
    const manager = await world.signIn('manager')
    expect((await refusalOf(manager('settings/payments/remote-fee/save', { settings }))).code).toBe('not_allowed')
    const { activity } = await owner('settings/activity/list', { search: { action: 'remote-fee' } })
    expect(activity[0]).toMatchObject({ target: `store/${STORE.main}`, words: '2.75% of the amount' })
    expect(activity[1]).toMatchObject({ words: 'Off' })
  })

  test('ends when the store moves to a state that allows none', async () => {
    const percent = async () =>
      (await world.clerk('stores/list', {})).stores.find(({ storeID }) => storeID === STORE.main)!.storeRemoteFeePercent
    const move = (storeAddressStr: string) =>
      world.connection.writes.updateTable('stores').set({ storeAddressStr }).where('storeID', '=', STORE.main).execute()
    expect(await percent()).toBe(3)
    await move('12 Main St, Dallas, TX 75201')
    expect(await percent()).toBe(0)
    expect((await ask()).paymentFee).toBe(0)
    await move('4475 Old Main St, Los Angeles, CA 90015')
    expect((await ask()).paymentFee).toBe(3.76)
  })

  test('is charged for renewing or redeeming only, and stays as it was when the request was sent', async () => {
    const renewing = { paymentPurpose: undefined, paymentRewrite: true }
    expect(await ask(renewing)).toMatchObject({ paymentPurpose: 'renew', paymentFee: 3.76 })
    expect(await ask({ paymentPurpose: undefined })).toMatchObject({ paymentPurpose: 'other', paymentFee: 0 })
    const sent = await ask()
    expect(sent).toMatchObject({ paymentPurpose: 'redeem', paymentAmount: 125.5, paymentFee: 3.76 })
    await charge(1)
    expect((await world.payment(sent.paymentKey)).paymentFee).toBe(3.76)
    expect((await ask()).paymentFee).toBe(1.25)
  })

  test.each([
    [{ paymentTicketList: '' }, 'Enter the tickets that it pays off'],
    [{ paymentRewrite: true }, 'A request that rewrites its tickets renews them'],
    [{ paymentPurpose: 'renew' }, 'Only rewriting tickets renews them'],
  ] as const)('a purpose that %j contradicts is refused', async (asked, fault) =>
    expect((await refusalOf(ask(asked))).fields).toEqual({ 'payment.paymentPurpose': fault }),
  )

  test('is told before a card is typed, charged with the card, and refunded with the amount', async () => {
    const { paymentKey } = await ask()
    const [request] = await eventually(
      () => texts(`/p/${paymentKey}`),
      ({ length }) => length > 0,
    )
    expect(request).toContain('$125.50 payment (Payoff) is ready. Pay ($3.76 online fee, none in the store): ')
    const open = await shown(`/p/${paymentKey}?lang=en`)
    for (const said of ['$129.26', '$125.50', 'Online fee', '$3.76 (no fee in the store)', 'Pay $129.26'])
      expect(open).toContain(said)
    expect(await shown(`/p/${paymentKey}?lang=es`)).toContain('$3.76 (sin cargo en la tienda)')
    expect(await world.call('pay/fetch', { paymentKey })).toMatchObject({ paymentAmount: 125.5, paymentFee: 3.76 })

    await world.pay(paymentKey, DEBIT)
    const receipt = await eventually(
      () => texts(`/p/${paymentKey}/receipt`),
      ({ length }) => length > 0,
    )
    expect(receipt[0]).toContain('We received your payment of $129.26, including a $3.76 online fee.')
    for (const path of [`/p/${paymentKey}`, `/p/${paymentKey}/receipt`]) {
      const page = await shown(`${path}?lang=en`)
      for (const said of ['$129.26', '$125.50', '$3.76']) expect(page).toContain(said)
    }

    expect(await refund(paymentKey, 62.75)).toMatchObject({
      paymentRefundedAmount: 62.75,
      paymentRefundedFee: 1.88,
      paymentRefunds: [{ amount: 62.75, fee: 1.88, state: 'approved' }],
    })
    const told = await eventually(
      () => texts(`/p/${paymentKey}/receipt`),
      ({ length }) => length > 1,
    )
    expect(told[1]).toContain('We refunded $64.63')
    expect(await shown(`/p/${paymentKey}?lang=en`)).toContain('including $1.88 of the online fee')
    expect(await refund(paymentKey, 62.75)).toMatchObject({ paymentRefundedAmount: 125.5, paymentRefundedFee: 3.76 })
    expect(await shown(`/p/${paymentKey}?lang=en`)).toContain('refunded in full')
    expect(await moved(paymentKey)).toEqual([
      ['sale', 12_926],
      ['refund', 6463],
      ['refund', 6463],
    ])
    const { ledger, balance } = await world.clerk('payments/ledger/fetch', { paymentKey })
    expect(ledger.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
      ['charge', 129.26, 3.76],
      ['refund', -64.63, -1.88],
      ['refund', -64.63, -1.88],
    ])
    expect(balance).toBe(0)
  })

  test.each(['the same day', 'at night'] as const)('goes back whole with a full refund made %s', async (when) => {
    const { paymentKey } = await paid()
    if (when === 'at night') await world.sandbox('/cards/close-day', {})
    expect(await refund(paymentKey, 125.5)).toMatchObject({
      paymentRefundedAmount: 125.5,
      paymentRefundedFee: 3.76,
      paymentRefunds: [{ amount: 125.5, fee: 3.76, state: 'approved' }],
    })
    expect(await moved(paymentKey)).toEqual([
      ['sale', 12_926],
      ['refund', 12_926],
    ])
    const { ledger, balance } = await world.clerk('payments/ledger/fetch', { paymentKey })
    expect(ledger.map(({ kind, amount, fee }) => [kind, amount, fee])).toEqual([
      ['charge', 129.26, 3.76],
      ['refund', -129.26, -3.76],
    ])
    expect(balance).toBe(0)
  })

  test('is not charged in the store, nor in any figure of amounts', async () => {
    const stats = async () => {
      const [{ stats: mine }, { totals }] = await Promise.all([
        world.clerk('customers/fetch/stats', { customerID: world.custID }),
        world.clerk('payments/totals', { search: { custID: world.custID } }),
      ])
      return {
        paid: mine.amountPaid,
        refunded: mine.amountRefunded,
        list: totals.approved.amount,
        fees: totals.onlineFees,
      }
    }
    const { storeTimezone } = await ask()
    const day = localDay(Date.now(), storeTimezone)
    // Midnight may pass meanwhile.
    const dateRange = { start: addDays(day, -1), end: addDays(day, 1) }
    const report = async () => {
      const { totals } = (await owner('reports/payment-stats', { dateRange, store: STORE.main })).stats
      return { paid: totals.paid.amount, net: totals.net, onlineFees: totals.onlineFees }
    }
    const [before, reported] = [await stats(), await report()]

    const inStore = await ask()
    const { payment } = await world.clerk('payments/mark-paid', { paymentKey: inStore.paymentKey })
    expect(payment).toMatchObject({ paymentMethod: 'in-store', paymentAmount: 125.5, paymentFee: 0 })
    const page = await shown(`/p/${inStore.paymentKey}?lang=en`)
    expect(page).toContain('$125.50')
    expect(page).not.toContain('Online fee')

    const byCard = await paid({ paymentAmount: 100 })
    await refund(byCard.paymentKey, 50)
    const near = (value: number) => expect.closeTo(value, 5)
    expect(await stats()).toEqual({
      paid: near(before.paid + 225.5),
      refunded: near(before.refunded + 50),
      list: near(before.list + 225.5),
      fees: near(before.fees + 1.5),
    })
    expect(await report()).toEqual({
      paid: near(reported.paid + 225.5),
      net: near(reported.net + 175.5),
      onlineFees: near(reported.onlineFees + 1.5),
    })
    const rows = await exported(world, 'payments', { custID: world.custID }, owner)
    const rowOf = (link: string) => {
      const row = rows.find((one) => one['Link'] === link)!
      return ['Amount', 'Online fee', 'Refunded', 'Online fee refunded', 'For'].map((column) => row[column])
    }
    expect(rowOf(byCard.paymentURL)).toEqual(['100.00', '3.00', '50.00', '1.50', 'Payoff'])
    expect(rowOf(inStore.paymentURL)).toEqual(['125.50', '', '0.00', '', 'Payoff'])
  })

  test('goes back with a charge that must not stay', async () => {
    const { paymentKey } = await ask()
    await world.pay(paymentKey, CREDIT_THAT_SLIPS)
    const all = await eventually(
      () => moved(paymentKey),
      ({ length }) => length === 2,
    )
    expect(all).toEqual([
      ['sale', 12_926],
      ['void', 12_926],
    ])
    expect(await world.payment(paymentKey)).toMatchObject({ paymentStatus: 'sent', paymentRefundedFee: 0 })
  })

  test('is part of what the network’s record is compared with', async () => {
    const { paymentKey } = await paid()
    await refund(paymentKey, 10)
    await owner('payments/reconciliation/run', {})
    const { exceptions } = await owner('payments/reconciliation/list', { search: { perPage: 100 } })
    expect(exceptions.filter((exception) => exception.paymentKey === paymentKey)).toEqual([])
    const { paymentID } = await world.connection.reads
      .selectFrom('payments')
      .select('paymentID')
      .where('paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    const booked = await world.connection.reads
      .selectFrom('payment_ledger')
      .select(['amountCents', 'feeCents'])
      .where('paymentID', '=', paymentID)
      .orderBy('ledgerID')
      .execute()
    expect(booked).toEqual([
      { amountCents: 12_926, feeCents: 376 },
      { amountCents: -1030, feeCents: -30 },
    ])
  })

  test.runIf(database === 'sqlite')('of 2,000 amounts is exact to the cent', { timeout: 300_000 }, async () => {
    const wrong: string[] = []
    for (const basisPoints of [300, 275]) {
      await charge(basisPoints / 100)
      const amounts = Array.from({ length: 1000 }, (_, i) => 1 + ((i * 9_973_111) % 9_999_999))
      const one = async (amount: number) => {
        const { paymentAmount, paymentFee } = await ask({ paymentAmount: amount / 100 })
        const fee = Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n)
        if (Math.round(paymentAmount * 100) !== amount || Math.round(paymentFee * 100) !== fee)
          wrong.push(`${amount} cents: ${paymentFee}, not ${fee} cents`)
      }
      while (amounts.length > 0) await Promise.all(amounts.splice(0, 10).map(one))
    }
    expect(wrong).toEqual([])
  })
})
