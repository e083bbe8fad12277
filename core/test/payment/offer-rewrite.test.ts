import { expect, test } from 'vitest'
import { offersRewrite } from '#domain/payment/offer-rewrite.ts'

test.each([
  ['debit-only', true, ['payments', 'rewrites'], true],
  ['any', true, ['payments', 'rewrites'], false],
  ['debit-only', false, ['payments', 'rewrites'], false],
  ['debit-only', true, ['rewrites'], false],
  ['debit-only', true, ['payments'], false],
] as const)('%s, automatic: %s, bought: %j: %s', (paymentMode, storeAutoRewrite, features, offered) =>
  expect(offersRewrite({ paymentMode, storeAutoRewrite, features })).toBe(offered),
)
