import { describe, expect, test } from 'vitest'
import { daysBetween, asLocalDay } from '#domain/time/day.ts'
import { cents } from '#domain/money/cents.ts'
import { aprOverDays, aprOverMonths, exceedsMilitaryCap } from '#domain/loan/apr.ts'
import { lawsCited } from '#domain/loan/cited.ts'
import { inEffect, regimeFor } from '#domain/loan/choose-regime.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import { type RegimeID, regimeIDs } from '#domain/loan/regime.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { csvTable } from '../table.ts'

const codes = (amount: number, regime: RegimeID, date: string) =>
  quoteLoan({ amount: cents(amount), loanDate: asLocalDay(date), regime: regimes[regime] }).warnings.map(
    ({ code }) => code,
  )

describe('annual percentage rate', () => {
  test('matches Reg Z Appendix J (c)(5)(i): $1,000 on January 3, 1978, $1,080 on September 15, 1978 is 11.45%', () => {
    const days = daysBetween(asLocalDay('1978-01-03'), asLocalDay('1978-09-15'))
    expect(days).toBe(255)
    expect(aprOverDays(cents(8_000), cents(100_000), days)).toBe(11.45)
  })

  test.each(csvTable<'financeCharge' | 'amountFinanced' | 'days' | 'apr'>('loan/apr.csv'))(
    '$financeCharge on $amountFinanced over $days days is $apr %',
    (row) => {
      expect(aprOverDays(cents(Number(row.financeCharge)), cents(Number(row.amountFinanced)), Number(row.days))).toBe(
        Number(row.apr),
      )
    },
  )

  test('does not overflow at one cent over 120 days', () => {
    expect(aprOverDays(cents(1_200), cents(1), 120)).toBe(365_000)
    expect(aprOverMonths(cents(900), cents(1), 4)).toBe(270_000)
  })

  test('counts exactly 36% as within the Military Lending Act, and a hair more as not', () => {
    expect(exceedsMilitaryCap(cents(360_000), cents(1_000_000), 365)).toBe(false)
    expect(exceedsMilitaryCap(cents(360_001), cents(1_000_000), 365)).toBe(true)
  })
})

describe('warnings', () => {
  test('nearly every California loan is over 36%; a large one without a charge is not, and says its rate is negotiable', () => {
    expect(codes(17_500, 'ca_2019', '2018-04-08')).toEqual(['mla'])
    expect(codes(250_000, 'ca_2019', '2018-04-08')).toEqual(['negotiable'])
  })

  test('a regime outside its dates is used and says so', () => {
    const quote = quoteLoan({ amount: cents(17_500), loanDate: asLocalDay('2024-04-08'), regime: regimes.ca_2019 })
    expect(quote.regimeInEffect).toBe(false)
    expect(quote.financeCharge).toBe(2_200)
    expect(codes(17_500, 'ca_2019', '2024-04-08')).toContain('regime_not_in_effect')
    expect(quote.warnings.map(({ message }) => message).join(' ')).toMatch(
      /: in effect from Jan 1, 2016 to Dec 31, 2019, not on the day of this loan\./,
    )
  })

  test('inferred rules are named with every quote', () => {
    expect(codes(17_500, 'ca_2019b', '2021-01-01')).toEqual(['mla', 'inference'])
  })
})

describe('regimes', () => {
  test.each(csvTable<'state' | 'date' | 'regime'>('loan/regime_by_date.csv'))(
    '$state on $date is "$regime"',
    ({ state, date, regime }) => {
      expect(regimeFor(state, asLocalDay(date))?.id ?? '').toBe(regime)
    },
  )

  test.each(regimeIDs)('notices name laws to readers of %s’s law', (id) => {
    expect(lawsCited(regimes[id]).length).toBeGreaterThan(0)
    expect(lawsCited(regimes[id]).join()).not.toContain('Spec')
  })

  test('each names its sources, and no two of a state overlap', () => {
    for (const id of regimeIDs) expect(regimes[id].sources.length).toBeGreaterThan(0)
    for (const date of ['2016-01-01', '2019-12-31', '2020-01-01', '2024-12-31', '2025-01-01'].map(asLocalDay)) {
      expect(regimeIDs.filter((id) => regimes[id].state === 'CA' && inEffect(regimes[id], date))).toHaveLength(1)
    }
  })
})
