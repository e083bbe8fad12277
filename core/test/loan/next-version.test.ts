import { expect, test } from 'vitest'
import { rulesBrokenBy } from '#domain/loan/broken-rules.ts'
import { freezeQuote } from '#domain/loan/frozen.ts'
import { nextInput, parseLoan } from '#domain/loan/input.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { type LoanTerms, savedTerms } from '#domain/loan/terms.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'

const today = asLocalDay('2026-11-27')
const loan: LoanTerms = { amount: cents(3_000_00), loanDate: today, regime: regimes.ca_2025 }
const given = {
  itemCubicFeet: 4.5,
  firearmCount: 2,
  storageFee: cents(1_00),
  firearmFee: cents(2_00),
  miscFee: cents(0),
  customCharge: cents(4_00),
  agreedMonthlyCharge: cents(5_00),
}
const plain = { amount: 3_000_00, loanDate: '2026-11-27', regime: 'ca_2025' }

test('a quote’s terms are stored with each charge that was entered, and null for those left to the rules', () => {
  expect(savedTerms({ ...loan, ...given })).toEqual({ ...plain, ...given })
  const saved = savedTerms(loan)
  expect(saved).toEqual({
    ...plain,
    storageFee: null,
    firearmFee: null,
    miscFee: null,
    customCharge: null,
    agreedMonthlyCharge: null,
  })
  expect(Object.keys(saved)).not.toContain('itemCubicFeet')
  expect(Object.keys(saved)).not.toContain('firearmCount')
})

test('the next version keeps what isn’t given, and takes what is', () => {
  const saved = savedTerms({ ...loan, ...given })
  const kept = {
    amount: 3_000,
    loanDate: '2026-11-27',
    regime: 'ca_2025',
    state: undefined,
    itemCubicFeet: 4.5,
    firearmCount: 2,
    storageFee: 1,
    firearmFee: 2,
    miscFee: 0,
    customCharge: 4,
    agreedMonthlyCharge: 5,
  }
  expect(nextInput({}, saved)).toEqual(kept)
  const other = {
    amount: '10',
    loanDate: '2026-11-28',
    regime: 'fl',
    itemCubicFeet: '7',
    firearmCount: '3',
    storageFee: '0',
    firearmFee: '8',
    miscFee: '9',
    customCharge: '11',
    agreedMonthlyCharge: '12',
  }
  expect(nextInput(other, saved)).toEqual({ ...other, state: undefined })
  const none = {
    itemCubicFeet: null,
    firearmCount: null,
    storageFee: null,
    firearmFee: null,
    miscFee: null,
    customCharge: null,
    agreedMonthlyCharge: null,
  }
  expect(nextInput(none, saved)).toEqual({ ...kept, ...none })
  expect(nextInput({ state: 'TX' }, saved)).toEqual({ ...kept, regime: undefined, state: 'TX' })
  expect(nextInput({ state: 'TX', regime: 'wa' }, saved)).toEqual({ ...kept, regime: 'wa', state: 'TX' })
})

test.each([
  [{ amount: 0.01 }, undefined],
  [{ amount: 0 }, { amount: 'Enter at least 0.01' }],
  [{ amount: 9_999_999.99 }, undefined],
  [{ amount: 10_000_000 }, { amount: 'The amount is too large' }],
  [
    { amount: 'much', loanDate: 'soon' },
    { amount: 'Enter an amount in dollars, like 12.50', loanDate: 'Enter a day like 2024-04-08' },
  ],
  [{ amount: 1, itemCubicFeet: ' 2.5 ', firearmCount: ' 2 ' }, undefined],
  [{ amount: 1, loanDate: '2026-13-01' }, { loanDate: 'Enter a day like 2024-04-08' }],
  [{ amount: 1, regime: 'xx' }, { regime: `Unknown regime; known are ${Object.keys(regimes).join(', ')}` }],
  [{ amount: 1, state: 'XX' }, { state: 'We don’t have rules for XX on 2026-11-27' }],
  [
    { amount: 1, state: 'XX', loanDate: 'soon', storageFee: 'x' },
    {
      state: 'We don’t have rules for XX on 2026-11-27',
      loanDate: 'Enter a day like 2024-04-08',
      storageFee: expect.any(String) as string,
    },
  ],
])('the input %j has the faults %j', (input, faults) => {
  const parsed = parseLoan(input, today)
  expect(parsed.ok ? undefined : parsed.fields).toEqual(faults)
})

test.each([
  ['fl', { storageFee: cents(1) }, 'storageFee', 'The law allows no storage fee (Fla. Stat. § 539.001).'],
  ['fl', { firearmFee: cents(1) }, 'firearmFee', 'The law allows no firearm fee (Fla. Stat. § 539.001).'],
  ['fl', { miscFee: cents(1) }, 'miscFee', 'The law allows no other fees (Fla. Stat. § 539.001).'],
  ['ca_2025', { miscFee: cents(1) }, 'miscFee', 'The law allows no other fees (Cal. Fin. Code § 21200).'],
  ['nv', { miscFee: cents(1), storageFee: cents(900_00), firearmFee: cents(900_00) }, undefined, undefined],
  [
    'az',
    { storageFee: cents(1_00) },
    'storageFee',
    'The law allows no storage fee for an item of up to 1 cubic foot (A.R.S. § 44-1626). If it is larger, enter its size.',
  ],
  [
    'az',
    { storageFee: cents(1_00), itemCubicFeet: 1 },
    'storageFee',
    'The law allows no storage fee for an item of 1 cubic foot (A.R.S. § 44-1626).',
  ],
  [
    'az',
    { storageFee: cents(6_00), itemCubicFeet: 2 },
    'storageFee',
    'Storage: at most $5.00 every 30 days for an item of 2 cubic feet (A.R.S. § 44-1626).',
  ],
  [
    'ca_2025',
    { storageFee: cents(76_00) },
    'storageFee',
    'Storage: at most $75.00 for an item of up to 1 cubic foot (Cal. Fin. Code § 21200.6). If it is larger, enter its size.',
  ],
] as const)('%s: a quote with %j breaks the legal maximum of its %s', (id, charges, field, message) => {
  const terms = { ...loan, regime: regimes[id], ...charges }
  const version = { terms: savedTerms(terms), coveredBorrower: 'unknown', militaryCheck: null } as const
  const broken = rulesBrokenBy({ quote: freezeQuote(quoteLoan(terms)), ...version }, null)
  expect(broken).toEqual(field === undefined ? [] : [{ rule: 'legal-maximum', field: `loan.${field}`, message }])
  const warned = quoteLoan(terms).warnings.filter(({ code }) => code === 'over_maximum')
  expect(warned).toEqual(field === undefined ? [] : [{ code: 'over_maximum', field, message }])
})

test('a quote over the military cap needs a check only when it is accepted', () => {
  const small = { ...loan, amount: cents(100_00) }
  const version = { quote: freezeQuote(quoteLoan(small)), terms: savedTerms(small) }
  const missing = [expect.objectContaining({ rule: 'military-lending', field: 'loan.militaryCheck' })]
  const none = { ...version, coveredBorrower: 'unknown', militaryCheck: null } as const
  expect(rulesBrokenBy(none, null)).toEqual([])
  expect(rulesBrokenBy(none, today)).toEqual(missing)
  const militaryCheck = { day: '2026-11-01', method: 'other', reference: 'A1' } as const
  const checked = { ...version, coveredBorrower: 'no', militaryCheck } as const
  expect(rulesBrokenBy(checked, today)).toEqual([])
  expect(rulesBrokenBy(checked, asLocalDay('2027-02-01'))).toEqual(missing)
})
