import { describe, expect, test } from 'vitest'
import { getsAutomaticAnswer } from '#domain/message/automatic-answer.ts'
import { deliveryError, LATE_ERROR } from '#domain/message/delivery-error.ts'
import { isFromPhone } from '#domain/message/text-sender.ts'

describe('a late text', () => {
  test.each([
    [0, true],
    [900_000, true],
    [900_001, false],
  ])('gets an automatic answer %i ms after it was written: %s', (late, answered) => {
    expect(getsAutomaticAnswer(1_800_000_000_000, 1_800_000_000_000 + late)).toBe(answered)
  })

  test('and its answer, dropped, is shown as late', () => {
    expect(deliveryError(LATE_ERROR).text).toContain('late')
  })
})

test.each([
  ['+12135550142', true],
  ['+442079460018', true],
  ['+123456789012345', true],
  ['+1234567890123456', false],
  ['+0123456789', false],
  ['12135550142', false],
  ['whatsapp:+12135550142', false],
  ['rcs:golden_agent', false],
  ['72975', false],
  ['GOLDBANK', false],
  ['', false],
])('a text from %j comes from a phone: %s', (sender, phone) => {
  expect(isFromPhone(sender)).toBe(phone)
})
