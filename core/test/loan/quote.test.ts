import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, asLocalDay } from '#domain/time/day.ts'
import { cents } from '#domain/money/cents.ts'
import { oweOn } from '#domain/loan/owe.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import type { LoanTerms } from '#domain/loan/terms.ts'
import { type RegimeID, regimeIDs } from '#domain/loan/regime.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { csvTable } from '../table.ts'

const made = asLocalDay('2024-04-08')

const quote = (amount: number, regime: RegimeID = 'ca_2019', rest: Partial<LoanTerms> = {}) =>
  quoteLoan({ amount: cents(amount), loanDate: made, regime: regimes[regime], ...rest })

describe('the worked examples of ca_2019', () => {
  type Column =
    | 'row'
    | 'amountFinanced'
    | 'totalInterestCharge'
    | 'loanWritingFee'
    | 'storageFee'
    | 'firearmFee'
    | 'miscFee'
    | 'financeCharge'
    | 'totalOfPayments'
    | 'additonalPerMonth'
    | 'dueAtMaturity'
    | 'dueAtGraceEnd'
    | 'annualPercentageRate'
    | 'annualPercentageRate_month'
    | 'regZFinanceCharge'
    | 'regZApr'
  test.each(csvTable<Column>('loan/ca_2019.csv'))('row $row: $amountFinanced cents', (row) => {
    const expected = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])) as Record<
      Column,
      number
    >
    const result = quote(expected.amountFinanced, 'ca_2019', {
      firearmFee: cents(expected.firearmFee),
      miscFee: cents(expected.miscFee),
    })
    expect(result).toMatchObject({
      amountFinanced: expected.amountFinanced,
      financeCharge: expected.financeCharge,
      totalOfPayments: expected.totalOfPayments,
      additonalPerMonth: expected.additonalPerMonth,
      annualPercentageRate: expected.annualPercentageRate,
      annualPercentageRate_month: expected.annualPercentageRate_month,
      regZ: {
        termDays: 120,
        financeCharge: expected.regZFinanceCharge,
        totalOfPayments: expected.dueAtMaturity,
        apr: expected.regZApr,
      },
    })
    expect(result.financeChargeBreakdown).toEqual({
      totalInterestCharge: expected.totalInterestCharge,
      loanWritingFee: expected.loanWritingFee,
      storageFee: expected.storageFee,
      firearmFee: expected.firearmFee,
      miscFee: expected.miscFee,
    })
    const total = expected.totalOfPayments
    expect(result.scheduleOfCharges.map((charge) => charge.amountDue)).toEqual([
      total,
      total,
      total,
      expected.dueAtMaturity,
      expected.dueAtGraceEnd,
    ])
    expect(result.scheduleOfCharges.map((charge) => charge.isGracePeriod ?? false)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })

  test('a published example matches: $2,000 for four months costs $2,271.00', () => {
    expect(quote(200_000).regZ.totalOfPayments).toBe(227_100)
  })
})

describe('the steps of charge and fee', () => {
  test.each(
    csvTable<'regime' | 'amount' | 'totalInterestCharge' | 'loanWritingFee' | 'additonalPerMonth'>(
      'loan/boundaries.csv',
    ),
  )('$regime at $amount cents', (row) => {
    const result = quote(Number(row.amount), row.regime as RegimeID)
    expect([
      result.financeChargeBreakdown.totalInterestCharge,
      result.financeChargeBreakdown.loanWritingFee,
      result.additonalPerMonth,
    ]).toEqual([row.totalInterestCharge, row.loanWritingFee, row.additonalPerMonth].map(Number))
  })
})

describe('Washington, where the loan’s own day counts and storage is charged for each 30 days', () => {
  type Column =
    | 'amount'
    | 'firearm'
    | 'interest'
    | 'preparation'
    | 'day'
    | 'date'
    | 'amountDue'
    | 'phase'
    | 'additonalPerMonth'
    | 'regZFinanceCharge'
    | 'regZApr'
  test.each(csvTable<Column>('loan/washington.csv'))('$amount cents, redeemed on day $day', (row) => {
    const result = quote(Number(row.amount), 'wa', {
      loanDate: asLocalDay('2026-03-02'),
      firearmFee: cents(Number(row.firearm)),
    })
    expect(result).toMatchObject({
      maturityDate: '2026-05-30',
      financeCharge: Number(row.regZFinanceCharge),
      additonalPerMonth: Number(row.additonalPerMonth),
      regZ: { termDays: 89, financeCharge: Number(row.regZFinanceCharge), apr: Number(row.regZApr) },
    })
    expect(result.financeChargeBreakdown).toEqual({
      totalInterestCharge: 3 * Number(row.interest),
      loanWritingFee: Number(row.preparation),
      storageFee: 1_500,
      firearmFee: 3 * Number(row.firearm),
      miscFee: 0,
    })
    expect(oweOn(result, asLocalDay(row.date))).toMatchObject({
      day: Number(row.day),
      amountDue: Number(row.amountDue),
      phase: row.phase,
    })
  })

  test('its schedule ends each period a day before the thirtieth day after the last', () => {
    const { scheduleOfCharges } = quote(10_000, 'wa', { loanDate: asLocalDay('2026-03-02') })
    expect(scheduleOfCharges).toEqual([
      { date: '2026-03-31', amountDue: 12_200 },
      { date: '2026-04-30', amountDue: 13_100 },
      { date: '2026-05-30', amountDue: 14_000 },
    ])
  })
})

test('Arizona: a larger item is stored for $5 each month begun, a small one for nothing', () => {
  const large = quote(10_000, 'az', { itemCubicFeet: 3 })
  expect([quote(10_000, 'az'), large].map(({ financeChargeBreakdown: { storageFee } }) => storageFee)).toEqual([
    0, 1_000,
  ])
  expect(large.additonalPerMonth).toBe(1_100 + 500)
  expect([0, 30, 31, 60, 61].map((day) => oweOn(large, addDays(made, day))!.amountDue - 13_100)).toEqual([
    500, 500, 1_000, 1_000, 1_537,
  ])
})

describe('dates', () => {
  test.each(csvTable<'loanDate' | 'day30' | 'day60' | 'day90' | 'maturity' | 'graceEnd'>('loan/dates.csv'))(
    'a loan of $loanDate',
    (row) => {
      const result = quote(17_500, 'ca_2019', { loanDate: asLocalDay(row.loanDate) })
      expect(result.scheduleOfCharges.map(({ date }) => date)).toEqual([
        row.day30,
        row.day60,
        row.day90,
        row.maturity,
        row.graceEnd,
      ])
      expect(result.maturityDate).toBe(row.maturity)
    },
  )
})

describe('figures the user can set', () => {
  test('every fee can be overridden, even with nothing', () => {
    const result = quote(17_500, 'ca_2019', { storageFee: cents(0), firearmFee: cents(400), miscFee: cents(1) })
    expect(result.financeCharge).toBe(1575 + 525 + 0 + 400 + 1)
  })

  test('the negotiated charge counts from 2,500.00, and is reported as unused below', () => {
    expect(quote(250_000, 'ca_2019', { customCharge: cents(10_000) }).financeChargeBreakdown.totalInterestCharge).toBe(
      10_000,
    )
    const below = quote(249_999, 'ca_2019', { customCharge: cents(10_000) })
    expect(below.financeChargeBreakdown.totalInterestCharge).toBe(22_500)
    expect(below.warnings.find(({ code }) => code === 'custom_charge_unused')).toEqual({
      code: 'custom_charge_unused',
      message: 'The law sets the charge at this amount: the agreed charge was not used.',
    })
  })

  test('the negotiated monthly charge replaces 3 percent only from 2,500.00 on, and is reported as unused below', () => {
    expect(quote(250_000, 'ca_2019', { agreedMonthlyCharge: cents(5_000) }).additonalPerMonth).toBe(5_000)
    const below = quote(249_999, 'ca_2019', { agreedMonthlyCharge: cents(5_000) })
    expect(below.additonalPerMonth).toBe(7_500)
    expect(below.warnings.find(({ code }) => code === 'custom_charge_unused')).toEqual({
      code: 'custom_charge_unused',
      message: 'The law sets the charge at this amount: the agreed charge was not used.',
    })
  })

  test('amounts can round down instead of half up', () => {
    const down = { ...regimes.ca_2019, rounding: 'down' as const }
    const result = quoteLoan({ amount: cents(249_999), loanDate: made, regime: down })
    expect(result.financeChargeBreakdown.totalInterestCharge).toBe(22_499)
    expect(result.additonalPerMonth).toBe(7_499)
  })

  test('grace can run without further interest', () => {
    const result = quoteLoan({
      amount: cents(17_500),
      loanDate: made,
      regime: { ...regimes.ca_2019, graceAccrues: false },
    })
    expect(result.scheduleOfCharges.slice(-2).map(({ amountDue }) => amountDue)).toEqual([20_225, 20_225])
  })
})

describe('properties', () => {
  const amounts = fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 999_999_999 }))
  const fee = fc.option(fc.integer({ min: 0, max: 100_000 }).map(cents), { nil: undefined })
  const loans = fc.record({
    amount: amounts.map(cents),
    loanDate: fc.integer({ min: 0, max: 40_000 }).map((n) => addDays(asLocalDay('1990-01-01'), n)),
    regime: fc.constantFrom(...regimeIDs).map((id) => regimes[id]),
    storageFee: fee,
    firearmFee: fee,
    miscFee: fee,
    customCharge: fee,
  })

  test('totals are the sum of their parts, whole cents, and rows never fall', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const result = quoteLoan(loan)
        const parts = Object.values(result.financeChargeBreakdown).reduce((sum, part) => sum + part, 0)
        expect(result.financeCharge).toBe(parts)
        expect(result.totalOfPayments).toBe(loan.amount + parts)
        const due = result.scheduleOfCharges.map(({ amountDue }) => amountDue)
        expect(due.every(Number.isSafeInteger)).toBe(true)
        expect(due).toEqual([...due].sort((a, b) => a - b))
        expect(result.regZ.totalOfPayments).toBe(loan.amount + result.regZ.financeCharge)
      }),
    )
  })

  test('the writing fee stays within its legal bounds for any loan', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { setupFee } = loan.regime
        fc.pre('minimum' in setupFee)
        const { minimum, maximum } = setupFee
        const { loanWritingFee } = quoteLoan(loan).financeChargeBreakdown
        expect(loanWritingFee >= minimum && loanWritingFee <= maximum).toBe(true)
      }),
    )
  })

  test('an APR converts back to its finance charge', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { regZ } = quoteLoan(loan)
        const back = (regZ.apr / 100) * (regZ.termDays / 365) * loan.amount
        expect(Math.abs(back - regZ.financeCharge)).toBeLessThanOrEqual(
          (0.005001 / 100) * (regZ.termDays / 365) * loan.amount + 1e-6 * regZ.financeCharge,
        )
      }),
    )
  })

  test('the charge of the first months steps up at its bounds and nowhere else', () => {
    const bounds = new Set([2_000, 5_000, 7_500, 10_000])
    let before = quote(1).financeChargeBreakdown.totalInterestCharge
    for (let amount = 2; amount < 17_500; amount += 1) {
      const now = quote(amount).financeChargeBreakdown.totalInterestCharge
      expect(now !== before).toBe(bounds.has(amount))
      before = now
    }
  })
})
