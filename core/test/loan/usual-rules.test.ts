import { expect, test } from 'vitest'
import { quoteLoan } from '#domain/loan/quote.ts'
import { regimeFor } from '#domain/loan/choose-regime.ts'
import { LOAN_RULES, loanRulesWords, stateOfStore, usualRules, withoutRulesWords } from '#domain/loan/usual-rules.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'

const day = asLocalDay('2026-11-27')
const [angeles, denver, tampa] = [
  '4475 Old Main St, Los Angeles, CA 90015',
  '7716 Prospector Row, Denver, CO 80206',
  '88 Lantern Wharf Way, Tampa, Florida',
]

test.each([
  [angeles, 'CA'],
  [tampa, 'FL'],
  ['1 Long Way, New York, N.Y. 10001-1234', 'NY'],
  ['12 High Street, London', undefined],
  ['CA', undefined],
  ['', undefined],
] as const)('the state in "%s" is %s', (address, state) => {
  expect(stateOfStore(address)).toBe(state)
})

test.each([
  ['a store in California', [angeles], 'CA', []],
  ['a store in Washington', ['9 Ferry Landing, Tacoma, WA 98402'], 'WA', []],
  ['the first store that has rules', [denver, tampa, angeles], 'FL', ['CO']],
  ['no state has rules', [denver], 'ca_2019', ['CO']],
  ['no state is known', ['somewhere'], 'ca_2019', []],
  ['no store', [], 'ca_2019', []],
] as const)('%s', (_, addresses, rules, without) => {
  expect(usualRules('by-store', addresses, day)).toEqual({ rules, without })
})

test('a company’s chosen law applies at every store; a store in a state without rules is still named', () => {
  expect(usualRules('WA', [angeles, denver], day)).toEqual({ rules: 'WA', without: ['CO'] })
  expect(usualRules('ca_2019', [angeles], day)).toEqual({ rules: 'ca_2019', without: [] })
})

test('each choice of a company is worded', () => {
  expect(['by-store', 'WA', 'ca_2019b'].map((rules) => loanRulesWords(rules as (typeof LOAN_RULES)[number]))).toEqual([
    'the law of each store’s state',
    'Washington, by the loan’s date',
    'California, fees of 2020 to 2024',
  ])
  expect(new Set(LOAN_RULES.map(loanRulesWords)).size).toBe(LOAN_RULES.length)
})

test('California has no rules before its first sourced law', () => {
  expect(usualRules('by-store', [angeles], asLocalDay('2015-12-31'))).toEqual({ rules: 'ca_2019', without: ['CA'] })
})

test('$2,000 lent in California today is quoted today’s fees', () => {
  const regime = regimeFor('CA', day)!
  const { loanWritingFee, storageFee } = quoteLoan({
    amount: cents(2_000_00),
    loanDate: day,
    regime,
  }).financeChargeBreakdown
  expect([regime.id, loanWritingFee, storageFee]).toEqual(['ca_2025', 70_00, 5_00])
})

test('states without rules are named', () => {
  expect(withoutRulesWords(['CO', 'IL'])).toMatch(/^We don’t have rules for Colorado and Illinois\./)
})
