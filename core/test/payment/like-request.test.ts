import { expect, test } from 'vitest'
import type { Cents } from '#domain/money/cents.ts'
import { isLikeRequest } from '#domain/payment/like-request.ts'
import type { PaymentStatus } from '#domain/payment/status.ts'
import cases from '../../../fixtures/tables/payment/like-requests.json' with { type: 'json' }

const NOW = Date.parse('2026-11-21T18:00:00Z')
const HOUR = 3_600_000

test.each(cases)('$45.00 is requested again: $case', ({ amountCents, paymentStatus, hoursAgo, like }) => {
  const earlier = {
    amount: amountCents as Cents,
    paymentStatus: paymentStatus as PaymentStatus,
    requestedAt: NOW - hoursAgo * HOUR,
  }
  expect(isLikeRequest(earlier, 4500 as Cents, NOW)).toBe(like)
})
