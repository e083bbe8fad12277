import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rulesBrokenBy } from '#domain/loan/broken-rules.ts'
import { freezeQuote } from '#domain/loan/frozen.ts'
import { maximumStorageFee } from '#domain/loan/maximum.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import type { LoanTerms } from '#domain/loan/terms.ts'
import { regimeIDs } from '#domain/loan/regime.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { savedTerms } from '#domain/loan/terms.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'

const brokenBy = (loan: LoanTerms) =>
  rulesBrokenBy(
    {
      quote: freezeQuote(quoteLoan(loan)),
      terms: savedTerms(loan),
      coveredBorrower: 'unknown',
      militaryCheck: null,
    },
    null,
  )

const fee = fc.option(
  fc.oneof(
    fc.constantFrom(0, 1, 3, 5, 10, 20, 30, 60).map((dollars) => dollars * 100),
    fc.integer({ min: 0, max: 100_000 }),
  ),
  { nil: undefined },
)

test('of 2,000 quotes of all regimes, exactly those with a fee above a maximum are reported', () => {
  let [over, within] = [0, 0]
  fc.assert(
    fc.property(
      fc.constantFrom(...regimeIDs),
      fc.integer({ min: 1, max: 600_000 }),
      fc.option(fc.double({ min: 0.01, max: 40, noNaN: true }), { nil: undefined }),
      fc.tuple(fee, fee, fee),
      (id, amount, itemCubicFeet, [storageFee, firearmFee, miscFee]) => {
        const regime = regimes[id]
        const given = { storageFee, firearmFee, miscFee }
        const fees = Object.fromEntries(
          Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, cents(value)]])),
        )
        const loan = { amount: cents(amount), loanDate: asLocalDay('2026-11-27'), regime, itemCubicFeet, ...fees }
        const quote = quoteLoan(loan)
        // As charged each time: once, or for each of the months of the term.
        const months = regime.termDays / 30
        const { financeChargeBreakdown: parts } = quote
        const charged = {
          storageFee: parts.storageFee / (['wa', 'az'].includes(id) ? months : 1),
          firearmFee: parts.firearmFee / (id === 'wa' ? months : 1),
          miscFee: parts.miscFee,
        }
        const storage = maximumStorageFee(regime, loan.amount, itemCubicFeet)
        const isExclusive = regime.otherFees === 'none'
        const expected = [
          ...(storage !== undefined && charged.storageFee > storage ? ['loan.storageFee'] : []),
          ...((isExclusive || regime.maximumFirearmFee > 0) && charged.firearmFee > regime.maximumFirearmFee
            ? ['loan.firearmFee']
            : []),
          ...(isExclusive && charged.miscFee > 0 ? ['loan.miscFee'] : []),
        ]
        const broken = brokenBy(loan)
        expect(broken.map(({ field }) => field)).toEqual(expected)
        // A quote says the same, beside its figures.
        expect(
          quote.warnings.filter(({ code }) => code === 'over_maximum').map(({ field }) => `loan.${field}`),
        ).toEqual(expected)
        if (expected.length > 0) over += 1
        else within += 1
      },
    ),
    { numRuns: 2_000 },
  )
  expect(Math.min(over, within)).toBeGreaterThan(200)
})

test.each([
  ['ca_2019', 100, undefined, 1],
  ['ca_2019', 100, 3, 5],
  ['ca_2019', 100, 8, 22],
  ['ca_2019b', 100, 6.01, 27],
  ['ca_2025', 100, undefined, 5],
  ['ca_2025', 1_000, undefined, 25],
  ['ca_2025', 1_000, 6, 25],
  ['ca_2025', 100, 10, 50],
  ['fl', 100, 2, 0],
  ['nv', 100, 2, undefined],
  ['az', 100, 1, 0],
  ['az', 100, 2, 5],
  ['wa', 100, undefined, 5],
  ['wa', 100, 30, 5],
] as const)('%s: storing an item of a $%d loan, of %s cubic feet, costs at most %s', (id, amount, feet, most) => {
  const maximum = maximumStorageFee(regimes[id], cents(amount * 100), feet)
  expect(maximum).toBe(most === undefined ? undefined : most * 100)
})

test('the fees a law sets itself are never above its maximum, at any size', () => {
  for (const id of regimeIDs)
    for (const itemCubicFeet of [undefined, 0.5, 2, 5, 30]) {
      const loan = { amount: cents(17_500), loanDate: asLocalDay('2026-11-27'), regime: regimes[id], itemCubicFeet }
      expect(brokenBy(loan)).toEqual([])
    }
})

test.each([
  ['wa', 5.01, 0, 'Storage: at most $5.00 every 30 days for an item of up to 1 cubic foot (RCW 19.60.060).'],
  ['wa', 0, 5.01, 'Firearm: at most $5.00 every 30 days for each (RCW 19.60.060). If there are more, enter how many.'],
] as const)('%s: storage %d, firearm %d each month', (id, storage, firearm, message) => {
  const fees = { storageFee: cents(storage * 100), firearmFee: cents(firearm * 100) }
  const loan = { amount: cents(10_000), loanDate: asLocalDay('2026-11-27'), regime: regimes[id], ...fees }
  expect(brokenBy(loan).map((broken) => broken.message)).toEqual([message])
})

test.each([
  ['ca_2025', 1, 2_001, 'Firearm: at most $20.00 for one (Cal. Fin. Code § 21200.8).'],
  ['ca_2025', 3, 6_000, undefined],
  ['ca_2025', 3, 6_001, 'Firearm: at most $60.00 for 3 (Cal. Fin. Code § 21200.8).'],
  ['az', 2, 1_000, undefined],
  ['wa', 2, 1_001, 'Firearm: at most $10.00 every 30 days for 2 (RCW 19.60.060).'],
] as const)('%s: the fee of %d firearms, %d cents', (id, firearmCount, firearmFee, message) => {
  const loan = { amount: cents(10_000), loanDate: asLocalDay('2026-11-27'), regime: regimes[id], firearmCount }
  const broken = brokenBy({ ...loan, firearmFee: cents(firearmFee) }).map((rule) => rule.message)
  expect(broken).toEqual(message === undefined ? [] : [message])
})
