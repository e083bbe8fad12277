import { expect, test } from 'vitest'
import { quoteLoan } from '#domain/loan/quote.ts'
import { regimes } from '#domain/loan/regimes.table.ts'
import { cents } from '#domain/money/cents.ts'
import { asLocalDay } from '#domain/time/day.ts'

const warnings = (amount: number, day: string, more: object = {}) =>
  quoteLoan({
    amount: cents(amount),
    loanDate: asLocalDay(day),
    regime: regimes.ca_2019,
    ...more,
  }).warnings.map(({ message }) => message)

const MILITARY =
  'Over 36% a year: the Military Lending Act prohibits this loan for active-duty service members, their spouses and dependents.'
const UNUSED = 'The law sets the charge at this amount: the agreed charge was not used.'

test('what a clerk is told of a quote, in order', () => {
  expect(warnings(17_500, '2018-04-08')).toEqual([MILITARY])
  expect(warnings(250_000, '2018-04-08')).toEqual(['The rate is negotiable at this amount: enter the agreed charge.'])
  expect(warnings(250_000, '2018-04-08', { customCharge: cents(1) })).toEqual([])
  expect(warnings(17_500, '2018-04-08', { customCharge: cents(1) })).toEqual([MILITARY, UNUSED])
  expect(warnings(17_500, '2018-04-08', { agreedMonthlyCharge: cents(1) })).toEqual([MILITARY, UNUSED])
  expect(warnings(17_500, '2020-01-01').at(-1)).toMatch(
    /: in effect from Jan 1, 2016 to Dec 31, 2019, not on the day of this loan\.$/,
  )
  expect([warnings(17_500, '2015-12-31').length, warnings(17_500, '2016-01-01').length]).toEqual([2, 1])
  expect([warnings(17_500, '2019-12-31').length, warnings(17_500, '2020-01-01').length]).toEqual([1, 2])
})
