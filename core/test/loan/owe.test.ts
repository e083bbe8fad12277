import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, asLocalDay } from '#domain/time/day.ts'
import { cents } from '#domain/money/cents.ts'
import { storageChoices } from '#domain/loan/fees.ts'
import { graceEnd, oweOn } from '#domain/loan/owe.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import { type RegimeID, regimeIDs } from '#domain/loan/regime.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { csvTable } from '../table.ts'

const made = asLocalDay('2024-04-08')
const quote = (amount: number, regime: RegimeID = 'ca_2019') =>
  quoteLoan({ amount: cents(amount), loanDate: made, regime: regimes[regime] })

describe('redemption on any day', () => {
  test.each(csvTable<'regime' | 'amount' | 'date' | 'amountDue' | 'phase'>('loan/owe.csv'))(
    '$regime, $amount cents, on $date',
    (row) => {
      const owed = oweOn(quote(Number(row.amount), row.regime as RegimeID), asLocalDay(row.date))
      expect(owed).toMatchObject({ amountDue: Number(row.amountDue), phase: row.phase })
    },
  )

  test('costs nothing before the loan is made', () => {
    expect(oweOn(quote(17_500), asLocalDay('2024-04-07'))).toBeUndefined()
  })

  test('a notice sent after maturity moves the end of grace, an earlier one does not', () => {
    expect(graceEnd(quote(17_500), asLocalDay('2024-08-20'))).toBe('2024-08-30')
    expect(graceEnd(quote(17_500), asLocalDay('2024-08-01'))).toBe('2024-08-16')
    expect(oweOn(quote(17_500), asLocalDay('2024-08-25'), asLocalDay('2024-08-20'))?.phase).toBe('grace')
  })

  test('each row of the schedule equals the amount owed on its day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom(...regimeIDs), (amount, regime) => {
        const loan = quote(amount, regime)
        for (const { date, amountDue } of loan.scheduleOfCharges) expect(oweOn(loan, date)?.amountDue).toBe(amountDue)
      }),
    )
  })

  test('waiting a day never makes it cheaper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom(...regimeIDs),
        fc.nat(400),
        (amount, regime, day) => {
          const loan = quote(amount, regime)
          const today = oweOn(loan, addDays(made, day))?.amountDue ?? NaN
          expect(oweOn(loan, addDays(made, day + 1))?.amountDue).toBeGreaterThanOrEqual(today)
        },
      ),
    )
  })
})

describe('storage by size', () => {
  test.each([
    ['ca_2019', 1, 100],
    ['ca_2019', 1.5, 500],
    ['ca_2019', 3, 500],
    ['ca_2019', 6, 1_000],
    ['ca_2019', 6.5, 2_100],
    ['ca_2019', 8, 2_200],
    ['ca_2019b', 1, 300],
    ['ca_2019b', 8, 3_000],
    ['ca_2025', 1, 500],
    ['ca_2025', 8, 4_000],
  ] as const)('%s, %s cubic feet', (regime, feet, fee) => {
    expect(storageChoices(regimes[regime], cents(10_000), feet).bySize).toBe(fee)
  })

  test('a state without a storage fee has none, whatever the size', () => {
    const without = { ...regimes.ca_2019, storage: [] }
    expect(storageChoices(without, cents(10_000), 8)).toEqual({ bySize: 0 })
  })

  test('from 2025 both measures are shown, since the law does not say which applies', () => {
    expect(storageChoices(regimes.ca_2025, cents(100_000), 1)).toEqual({ bySize: 500, byAmount: 2_500 })
    expect(storageChoices(regimes.ca_2019, cents(100_000), 1)).toEqual({ bySize: 100 })
  })
})
