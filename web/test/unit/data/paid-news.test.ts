import { expect, test } from 'vitest'
import { isNewlyPaid } from '#data/paid-news.ts'

const unpaid = { paymentKey: 'a', paid: false }
const paid = { paymentKey: 'a', paid: true }

test.each([
  ['paid a moment after it was seen unpaid', unpaid, paid, true],
  ['paid before it was seen', paid, paid, false],
  ['unpaid as before', unpaid, unpaid, false],
  ['another request, which was paid long ago, stands in its place', unpaid, { paymentKey: 'b', paid: true }, false],
  ['there was none', { paymentKey: undefined, paid: false }, paid, false],
])('is news or not: %s', (_, before, now, isNew) => {
  expect(isNewlyPaid(before, now)).toBe(isNew)
})
