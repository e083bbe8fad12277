import { expect, test } from 'vitest'
import { isWithin } from '#domain/mailer/custom-date.ts'
import { limitsOf, slowed } from '#domain/mailer/limits.ts'

test.each([
  ['email', 30, 40, { segmentsPerMinute: 600 }],
  ['sms', null, null, { segmentsPerMinute: 75, segmentsPerDay: 2_000 }],
  ['sms', 240, null, { segmentsPerMinute: 240, segmentsPerDay: 2_000 }],
  ['sms', null, 40_000, { segmentsPerMinute: 75, segmentsPerDay: 40_000 }],
] as const)(
  'by %s a company of %s segments a minute and %s a day sends at most %j',
  (channel, companySegmentsPerMinute, companySegmentsPerDay, limits) =>
    expect(limitsOf(channel, { companySegmentsPerMinute, companySegmentsPerDay })).toEqual(limits),
)

test('a mailer may be slower than its number allows, not faster', () => {
  const limits = { segmentsPerMinute: 75, segmentsPerDay: 2_000 }
  expect(slowed(limits, null)).toEqual(limits)
  expect(slowed(limits, 10)).toEqual({ segmentsPerMinute: 10, segmentsPerDay: 2_000 })
  expect(slowed(limits, 500)).toEqual(limits)
})

test.each([
  // Within one year.
  ['2026-03-10', '2026-03-10', '2026-03-20', false, true],
  ['2026-03-20', '2026-03-10', '2026-03-20', false, true],
  ['2026-03-09', '2026-03-10', '2026-03-20', false, false],
  ['2026-03-21', '2026-03-10', '2026-03-20', false, false],
  ['1990-03-15', '2026-03-10', '2026-03-20', false, false],
  ['1990-03-10', '2026-03-10', '2026-03-20', true, true],
  ['1990-03-20', '2026-03-10', '2026-03-20', true, true],
  ['1990-03-09', '2026-03-10', '2026-03-20', true, false],
  ['1990-03-21', '2026-03-10', '2026-03-20', true, false],
  ['1990-02-15', '2026-03-10', '2026-03-20', true, false],
  // Across the turn of the year.
  ['1990-12-20', '2026-12-20', '2027-01-10', true, true],
  ['1990-01-10', '2026-12-20', '2027-01-10', true, true],
  ['1990-01-01', '2026-12-20', '2027-01-10', true, true],
  ['1990-12-19', '2026-12-20', '2027-01-10', true, false],
  ['1990-01-11', '2026-12-20', '2027-01-10', true, false],
  // A year or more includes every day.
  ['1990-06-15', '2026-12-20', '2027-12-20', true, true],
  ['1990-06-15', '2026-12-20', '2028-01-10', true, true],
  ['1990-06-15', '2026-12-20', '2027-12-19', true, true],
  ['2026-02-30', '2026-01-01', '2026-12-31', true, false],
  [20_260_315, '2026-01-01', '2026-12-31', true, false],
  [null, '2026-01-01', '2026-12-31', false, false],
] as const)('the date %s is within %s and %s (yearly: %s): %s', (value, start, end, isYearly, within) =>
  expect(isWithin(value, { start, end, isYearly })).toBe(within),
)
