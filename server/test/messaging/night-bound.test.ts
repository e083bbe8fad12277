import { expect, test } from 'vitest'
import { nightFor } from '#services/messaging/take-back-at-night.ts'

/** Noon in Los Angeles: quiet hours begin at eight in the evening. */
const NOON = Date.parse('2026-06-01T19:00:00Z')
const EIGHT = Date.parse('2026-06-02T03:00:00Z')

test.each([
  ['a text of a mailer', 'sms', 'mailer', {}, EIGHT],
  ['a text of a mailer that staff send again', 'sms', 'mailer', { again: true }, undefined],
  ['an email of a mailer', 'email', 'mailer', {}, undefined],
  ['a text of staff', 'sms', 'staff', {}, undefined],
] as const)('the quiet hours of %s', (_, messageChannel, messageOrigin, job, night) => {
  const delivery = { messageChannel, messageOrigin, storeTimezone: 'America/Los_Angeles', custPhone: '+12135550147' }
  expect(nightFor(delivery as never, job as never, NOON)).toBe(night)
})
