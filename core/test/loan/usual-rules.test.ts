import { expect, test } from 'vitest'
import { quoteLoan } from '#domain/loan/quote.ts'
import { regimeFor } from '#domain/loan/choose-regime.ts'
import { stateOfStore, usualRules, withoutRulesWords } from '#domain/loan/usual-rules.ts'
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
  ['the first store that has rules', [denver, tampa, angeles], 'FL', ['CO']],
  ['no state has rules', [denver], 'ca_2019', ['CO']],
  ['no state is known', ['somewhere'], 'ca_2019', []],
  ['no store', [], 'ca_2019', []],
] as const)('%s', (_, addresses, rules, without) => {
  expect(usualRules(addresses, day)).toEqual({ rules, without })
})

test('before California’s first sourced law there are no rules for it either', () => {
  expect(usualRules([angeles], asLocalDay('2015-12-31'))).toEqual({ rules: 'ca_2019', without: ['CA'] })
})

test('$2,000 lent in California today is quoted the fees of today', () => {
  const regime = regimeFor('CA', day)!
  const { loanWritingFee, storageFee } = quoteLoan({
    amount: cents(2_000_00),
    loanDate: day,
    regime,
  }).financeChargeBreakdown
  expect([regime.id, loanWritingFee, storageFee]).toEqual(['ca_2025', 70_00, 5_00])
})

test('states without rules are named', () => {
  expect(withoutRulesWords(['CO', 'IL'])).toMatch(/^No rules are known here for Colorado and Illinois\./)
})
