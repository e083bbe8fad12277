import { describe, expect, test } from 'vitest'
import { asLocalDay } from '#domain/time/day.ts'
import { type LoanInput, parseLoan } from '#domain/loan/input.ts'
import { loanOutput } from '#domain/loan/output.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import { jsonTable } from '../table.ts'

const today = asLocalDay('2024-04-08')

describe('a loan as typed', () => {
  test.each(jsonTable<{ input: LoanInput; fields: string[] }[]>('loan/invalid.json'))(
    'refuses $input',
    ({ input, fields }) => {
      const parsed = parseLoan(input, today)
      expect(parsed.ok ? [] : Object.keys(parsed.fields).sort()).toEqual([...fields].sort())
      for (const message of Object.values(parsed.ok ? {} : parsed.fields)) expect(message).toMatch(/\w/)
    },
  )

  test('numbers and text mean the same, and empty text means nothing', () => {
    const typed = parseLoan({ amount: '175.00', loanDate: '', regime: '', storageFee: '', customCharge: '0' }, today)
    expect(typed.ok && typed.loan).toMatchObject({ amount: 17_500, loanDate: today, regime: { id: 'ca_2019' } })
    expect(parseLoan({ amount: 175 }, today)).toMatchObject({ ok: true, loan: { amount: 17_500 } })
  })

  test.each(['1900-01-01', '9998-12-31'])('a loan can be made on %s', (loanDate) =>
    expect(parseLoan({ amount: 1, loanDate, regime: 'ca_2025' }, today)).toMatchObject({
      ok: true,
      loan: { loanDate },
    }),
  )

  test('a day too late for its schedule is not called an invalid day', () =>
    expect(parseLoan({ amount: 1, loanDate: '9999-12-31' }, today)).toEqual({
      ok: false,
      fields: { loanDate: 'Enter a day from 1900-01-01 to 9998-12-31' },
    }))

  test('an explicit regime wins over the state', () => {
    expect(parseLoan({ amount: 1, regime: 'ca_2025', state: 'FL' }, today)).toMatchObject({
      ok: true,
      loan: { regime: { id: 'ca_2025' } },
    })
    expect(parseLoan({ amount: 1, state: 'CA' }, today)).toMatchObject({
      ok: true,
      loan: { regime: { id: 'ca_2019b' } },
    })
  })
})

test('the wire form is in dollars, under the spec’s names', () => {
  const parsed = parseLoan({ amount: '174.99' }, today)
  expect(parsed.ok && loanOutput(quoteLoan(parsed.loan))).toMatchObject({
    loanDate: '2024-04-08',
    maturityDate: '2024-08-06',
    amountFinanced: 174.99,
    financeCharge: 21.25,
    totalOfPayments: 196.24,
    annualPercentageRate: 36.94,
    annualPercentageRate_month: 36.43,
    financeChargeBreakdown: { totalInterestCharge: 15, loanWritingFee: 5.25, storageFee: 1, firearmFee: 0, miscFee: 0 },
    additonalPerMonth: 5.25,
    scheduleOfCharges: [
      { date: '2024-05-08', amountDue: 196.24 },
      { date: '2024-06-07', amountDue: 196.24 },
      { date: '2024-07-07', amountDue: 196.24 },
      { date: '2024-08-06', amountDue: 201.49 },
      { date: '2024-08-16', amountDue: 206.74, isGracePeriod: true },
    ],
    regZ: { termDays: 120, financeCharge: 26.5, totalOfPayments: 201.49, apr: 46.06 },
    regime: 'ca_2019',
    regimeInEffect: false,
  })
})

test.each([
  ['0.01', 0.01],
  ['10000', 10_000],
  [2.5, 2.5],
  ['0', undefined],
  ['0.00', undefined],
  ['10000.01', undefined],
  ['1.234', undefined],
  ['-1', undefined],
])('an item of %s cubic feet', (itemCubicFeet, read) => {
  const parsed = parseLoan({ amount: 100, itemCubicFeet }, asLocalDay('2026-11-24'))
  expect(parsed.ok ? parsed.loan.itemCubicFeet : parsed.fields).toEqual(
    read ?? { itemCubicFeet: 'Enter cubic feet, like 2.5' },
  )
})

test.each([
  ['1', 1],
  [99, 99],
  ['0', undefined],
  ['100', undefined],
  ['1.5', undefined],
])('a fee for %s firearms', (firearmCount, read) => {
  const parsed = parseLoan({ amount: 100, firearmCount }, asLocalDay('2026-11-24'))
  expect(parsed.ok ? parsed.loan.firearmCount : parsed.fields).toEqual(
    read ?? { firearmCount: 'Enter a whole number from 1 to 99' },
  )
})

test.each([
  ['9998-12-31', undefined],
  ['9999-01-01', 'Enter a day from 1900-01-01 to 9998-12-31'],
  ['1899-12-31', 'Enter a day from 1900-01-01 to 9998-12-31'],
  ['11/24/2026', 'Enter a day like 2024-04-08'],
  [20_261_124, 'Enter a day like 2024-04-08'],
  [true, 'Enter a day like 2024-04-08'],
  [['2026-11-24'], 'Enter a day like 2024-04-08'],
  [null, undefined],
])('a loan of %s', (loanDate, fault) => {
  const parsed = parseLoan({ amount: 100, loanDate }, asLocalDay('2026-11-24'))
  expect(parsed.ok ? undefined : parsed.fields.loanDate).toBe(fault)
})
