import { expect, test } from 'vitest'
import { doubtWords } from '#domain/phone/doubt.ts'
import { isE164, phoneDoubt } from '#domain/phone/normalize.ts'

test.each([
  ['+12135550147', null, ''],
  ['+526641234567', null, ''],
  ['+14215550123', 'unlisted_area_code', 'Area code 421 isn’t on our list. Check that the number is right.'],
  ['+442079460958', null, ''],
] as const)('the doubt about %s is %s', (phone, doubt, words) => {
  expect(phoneDoubt(phone)).toBe(doubt)
  if (doubt) expect(doubtWords(doubt, phone)).toBe(words)
})

test('a new area code', () =>
  expect(doubtWords('new_area_code', '+13575550123')).toBe('357 is a new area code. Check that the number is right.'))

test.each([
  ['+12135550147', true],
  ['+442079460958', true],
  ['12135550147', false],
  ['+1 2135550147', false],
  ['+0123456789', false],
  ['', false],
])('“%s” is a number as stored: %s', (phone, is) => expect(isE164(phone)).toBe(is))
