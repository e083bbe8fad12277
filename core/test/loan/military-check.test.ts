import { describe, expect, test } from 'vitest'
import { type MilitaryCheck, militaryCheckFaults, militaryCheckState } from '#domain/loan/military-check.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'

const loanDate = asLocalDay('2026-11-27')
const check: MilitaryCheck = { day: '2026-11-27', method: 'dod-database', reference: 'MLA-4D5BC1A1B0' }
const quote = (amount: number) => quoteLoan({ amount: cents(amount), loanDate, regime: regimes.ca_2025 })

describe('the check for the Military Lending Act', () => {
  test.each([
    ['a loan of up to 36% a year', 500_000, 'unknown', null, 'not-needed'],
    ['nobody asked', 17_500, 'unknown', null, 'missing'],
    ['an answer without a check', 17_500, 'no', null, 'missing'],
    ['a check on the day', 17_500, 'no', check, 'recorded'],
    ['a check 30 days before', 17_500, 'no', { ...check, day: '2026-10-28' }, 'recorded'],
    ['a check 31 days before', 17_500, 'no', { ...check, day: '2026-10-27' }, 'missing'],
    ['a check without its answer', 17_500, 'unknown', check, 'missing'],
  ] as const)('%s', (_, amount, covered, given, state) => {
    expect(militaryCheckState(quote(amount), loanDate, covered, given)).toBe(state)
  })

  test.each([
    [{ ...check, day: '2026-11-28' }, { day: 'This day is in the future' }],
    [{ ...check, day: '2026-02-30' }, { day: 'There is no such day' }],
    [{ ...check, reference: '123-45-6789' }, { reference: expect.stringContaining('Social Security') as string }],
    [{ ...check, reference: 'SSN 123456789' }, { reference: expect.stringContaining('Social Security') as string }],
    [{ ...check, reference: '1234567890' }, {}],
    [check, {}],
  ])('%o has these faults', (given, faults) => {
    expect(militaryCheckFaults(given, loanDate)).toEqual(faults)
  })
})
