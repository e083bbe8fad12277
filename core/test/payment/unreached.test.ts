import { expect, test } from 'vitest'
import { isUnreached } from '#domain/payment/unreached.ts'

test.each([
  ['a text that was not delivered', 'undelivered', undefined, true],
  ['a text that was not sent', 'failed', undefined, true],
  ['the text of an unpaid request', 'undelivered', 'sent', true],
  ['the text of a canceled request', 'failed', 'canceled', true],
  ['the text of a paid request', 'undelivered', 'approved', false],
  ['a text on its way', 'sent', undefined, false],
] as const)('%s leaves the customer unreached, or doesn’t', (_, messageStatus, paymentStatus, unreached) => {
  expect(isUnreached({ messageStatus, payment: paymentStatus && { paymentStatus } })).toBe(unreached)
})
