import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { refundableFrom, unsettledSentence } from '#domain/payment/settlement.ts'

test.each([
  ['in the afternoon', '2026-11-23T15:00:00-08:00', 'America/Los_Angeles', '2026-11-24T09:00:00-08:00'],
  [
    'after midnight, before it is settled',
    '2026-11-23T00:30:00-08:00',
    'America/Los_Angeles',
    '2026-11-24T09:00:00-08:00',
  ],
  [
    'in the evening, when it is tomorrow in UTC',
    '2026-11-23T20:00:00-08:00',
    'America/Los_Angeles',
    '2026-11-24T09:00:00-08:00',
  ],
  ['when the clocks go back that night', '2026-10-31T15:00:00-04:00', 'America/New_York', '2026-11-01T09:00:00-05:00'],
])('a charge made %s can be partly refunded the next morning, by the store’s clock', (_, now, zone, from) =>
  expect(refundableFrom(zone, Date.parse(now))).toBe(Date.parse(from)),
)

test('staff see the day, and their options now', () => {
  const from = Date.parse('2026-11-24T09:00:00-08:00')
  expect(unsettledSentence({ amount: cents(2000), charged: cents(12550), from }, 'America/Los_Angeles')).toBe(
    'This charge hasn’t settled yet. You can refund $20.00 starting Tuesday, November 24, or the full $125.50 now.',
  )
})
