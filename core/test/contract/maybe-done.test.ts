import { expect, test } from 'vitest'
import { maybeDone } from '#contract/maybe-done.ts'

test.each([
  ['unreachable', true],
  ['internal', true],
  ['unavailable', false],
  ['not_refundable', false],
  ['signed_out', false],
] as const)('a call that failed with %s may have succeeded: %s', (code, expected) => {
  expect(maybeDone({ code })).toBe(expected)
})

test('a call that never left did nothing', () => {
  expect(maybeDone({ code: 'unreachable', body: { sent: false } })).toBe(false)
  expect(maybeDone({ code: 'unreachable', body: {} })).toBe(true)
})
