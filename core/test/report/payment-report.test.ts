import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asLocalDay } from '#domain/time/day.ts'
import { cents } from '#domain/money/cents.ts'
import { PAYMENT_ORIGINS } from '#domain/payment/origin.ts'
import { SHOWN_PAYMENT_STATUSES } from '#domain/payment/status.ts'
import { asItStood, createTally, type ReportedPayment } from '#domain/report/figures.ts'
import { createPaymentReport } from '#domain/report/payment-report.ts'

const [PHOENIX, NEW_YORK] = [1, 2]
const ZONES = new Map([
  [PHOENIX, 'America/Phoenix'],
  [NEW_YORK, 'America/New_York'],
])

const payment = (given: Partial<ReportedPayment> = {}): ReportedPayment => ({
  requestedAt: Date.parse('2024-04-08T18:00:00Z'),
  statusAt: Date.parse('2024-04-08T18:30:00Z'),
  storeID: PHOENIX,
  sentByID: 7,
  origin: 'staff',
  status: 'approved',
  method: 'card',
  cardType: 'visa',
  amount: cents(10_01),
  fee: cents(0),
  refunded: cents(0),
  feeRefunded: cents(0),
  ...given,
})

const reportOf = (payments: readonly ReportedPayment[], start: string, end = start) => {
  const report = createPaymentReport({ start: asLocalDay(start), end: asLocalDay(end) }, ZONES)
  payments.forEach(report.add)
  return report.result()
}

describe('figures', () => {
  test('keep card and in-store apart, and subtract refunds from income', () => {
    const tally = createTally()
    tally.add(payment())
    tally.add(payment({ method: 'in-store', cardType: null, amount: cents(5_00), refunded: cents(2_00) }))
    tally.add(payment({ status: 'expired', method: null, amount: cents(1_00) }))
    tally.add(payment({ status: 'declined', method: null, amount: cents(2_00) }))
    expect(tally.figures()).toMatchObject({
      requested: { count: 4, amount: 18_01 },
      paid: { count: 2, amount: 15_01 },
      card: { count: 1, amount: 10_01 },
      inStore: { count: 1, amount: 5_00 },
      refunded: { count: 1, amount: 2_00 },
      net: 13_01,
      conversion: 0.5,
    })
  })

  test('count the fees for paying online besides the amounts, and only those that were charged and kept', () => {
    const tally = createTally()
    tally.add(payment({ fee: cents(30) }))
    tally.add(payment({ fee: cents(30), refunded: cents(5_00), feeRefunded: cents(15) }))
    tally.add(payment({ status: 'sent', method: null, fee: cents(30) }))
    expect(tally.figures()).toMatchObject({ paid: { amount: 20_02 }, net: 15_02, onlineFees: 45 })
  })

  test('give the median and average time to pay, for paid requests only', () => {
    const tally = createTally()
    for (const minutes of [90, 10, 20, 40]) tally.add(payment({ requestedAt: 0, statusAt: minutes * 60_000 }))
    tally.add(payment({ status: 'canceled', requestedAt: 0, statusAt: 9_000 * 60_000 }))
    expect(tally.figures()).toMatchObject({ medianMinutesToPay: 20, averageMinutesToPay: 40 })
    expect(createTally().figures()).toMatchObject({
      conversion: 0,
      medianMinutesToPay: null,
      averageMinutesToPay: null,
    })
  })
})

describe('a request as it stood', () => {
  const paidAt = Date.parse('2024-04-08T18:30:00Z')
  const refunded = payment({ fee: cents(30), refunded: cents(5_00), feeRefunded: cents(15) })
  const figuresAt = (one: ReportedPayment, at: number) => {
    const tally = createTally()
    tally.add(asItStood(one, at))
    return tally.figures()
  }

  test('before its payment has the figures of one that nobody paid', () => {
    const unpaid = payment({ status: 'sent', method: null, cardType: null, fee: cents(30) })
    expect(figuresAt(refunded, paidAt)).toEqual(figuresAt(unpaid, paidAt))
  })

  test('after its payment, or if it was never paid, stays as it is', () => {
    expect(asItStood(refunded, paidAt + 1)).toEqual(refunded)
    const canceled = payment({ status: 'canceled', method: null })
    expect(asItStood(canceled, paidAt - 1)).toEqual(canceled)
  })
})

describe('a report', () => {
  test('counts a request on its own store’s day and hour', () => {
    const requestedAt = Date.parse('2024-04-09T03:30:00Z')
    const both = [payment({ requestedAt }), payment({ requestedAt, storeID: NEW_YORK })]
    const { days, hours } = reportOf(both, '2024-04-08')
    expect(days.map(({ requested }) => requested.count)).toEqual([2])
    expect(hours.filter(({ requested }) => requested.count > 0).map(({ hour }) => hour)).toEqual([20, 23])
    const later = [
      payment({ requestedAt: requestedAt + 3_600_000 }),
      payment({ requestedAt: requestedAt + 3_600_000, storeID: NEW_YORK }),
    ]
    expect(reportOf(later, '2024-04-08').stores.map(({ storeID }) => storeID)).toEqual([PHOENIX])
  })

  test.each([
    ['before the clocks go forward', '2026-03-08T06:30:00Z', 1],
    ['after they have', '2026-03-08T07:30:00Z', 3],
    ['before they go back', '2026-11-01T05:30:00Z', 1],
    ['in the hour that comes twice', '2026-11-01T06:30:00Z', 1],
    ['after it', '2026-11-01T07:30:00Z', 2],
  ])('takes the hour from the clock %s', (_, at, hour) => {
    const { hours } = reportOf([payment({ requestedAt: Date.parse(at), storeID: NEW_YORK })], at.slice(0, 10))
    expect(hours.filter(({ requested }) => requested.count > 0).map((one) => one.hour)).toEqual([hour])
  })

  test('lists first the teller with the most paid and, if equal, the most requests', () => {
    const [small, big, busy] = [3, 4, 5]
    const { tellers } = reportOf(
      [
        payment({ sentByID: small, amount: cents(1) }),
        payment({ sentByID: busy, amount: cents(1) }),
        payment({ sentByID: busy, status: 'expired' }),
        payment({ sentByID: big, amount: cents(100) }),
      ],
      '2024-04-08',
    )
    expect(tellers.map(({ userID }) => userID)).toEqual([big, busy, small])
  })

  test('leaves out other days and stores not selected', () => {
    expect(reportOf([payment({ storeID: 99 }), payment({ requestedAt: 0 })], '2024-04-08').totals.requested.count).toBe(
      0,
    )
  })

  test('its breakdowns all add up to its totals', () => {
    const made = fc.record({
      requestedAt: fc.integer({ min: Date.parse('2026-02-20T00:00:00Z'), max: Date.parse('2026-03-20T00:00:00Z') }),
      storeID: fc.constantFrom(PHOENIX, NEW_YORK),
      sentByID: fc.constantFrom(null, 7, 8),
      origin: fc.constantFrom(...PAYMENT_ORIGINS),
      status: fc.constantFrom(...SHOWN_PAYMENT_STATUSES),
      method: fc.constantFrom('card' as const, 'in-store' as const),
      cardType: fc.constantFrom(null, 'visa', 'amex'),
      amount: fc.integer({ min: 1, max: 9_999_999 }).map(cents),
    })
    fc.assert(
      fc.property(fc.array(made), (payments) => {
        const { totals, statuses, brands, ...parts } = reportOf(payments.map(payment), '2026-03-01', '2026-03-14')
        for (const part of [parts.stores, parts.tellers, parts.origins, parts.hours, parts.days])
          for (const of of ['requested', 'paid', 'card', 'inStore', 'refunded'] as const)
            for (const what of ['count', 'amount'] as const)
              expect(part.reduce((sum, one) => sum + one[of][what], 0)).toBe(totals[of][what])
        expect(Object.values(statuses).reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.requested.amount)
        expect(statuses.approved).toEqual(totals.paid)
        expect(brands.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.card.amount)
      }),
    )
  })
})

test('brands of cards are listed by what they brought in, and tellers too', () => {
  const day = '2024-04-08'
  const { brands, tellers } = reportOf(
    [
      payment({ cardType: 'visa', sentByID: 7 }),
      payment({ cardType: 'mastercard', sentByID: 8, amount: cents(50_00) }),
      payment({ cardType: 'discover', sentByID: 9, amount: cents(20_00) }),
      payment({ cardType: 'visa', sentByID: 7 }),
    ],
    day,
  )
  expect(brands.map(({ cardType, amount }) => [cardType, amount])).toEqual([
    ['mastercard', 50_00],
    ['visa', 20_02],
    ['discover', 20_00],
  ])
  expect(tellers.map(({ userID, paid }) => [userID, paid.amount])).toEqual([
    [8, 50_00],
    [7, 20_02],
    [9, 20_00],
  ])
})
