import { expect, test } from 'vitest'
import { expiryInstant } from '#domain/payment/expiry.ts'
import { rowPayment } from '#domain/payment/row-payment.ts'
import type { PaymentStatus } from '#domain/payment/status.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-18T20:00Z')

const payment = (name: string, paymentStatus: PaymentStatus, hoursAgo: number, validBefore = '2026-11-18T17:45') => ({
  name,
  paymentStatus,
  validBeforeAt: expiryInstant(validBefore, 'America/Los_Angeles'),
  requestedAt: now - hoursAgo * HOUR,
  statusAt: now - hoursAgo * HOUR,
})

test.each([
  ['nothing', [], undefined],
  ['the open one before a newer paid one', [payment('open', 'sent', 5), payment('paid', 'approved', 1)], 'open'],
  [
    'the newest of two open ones',
    [payment('old', 'sent', 5), payment('new', 'sent', 2), payment('older', 'sent', 9)],
    'new',
  ],
  ['what has just been paid', [payment('paid', 'approved', 1), payment('canceled', 'canceled', 4)], 'paid'],
  [
    'what ran out today before what was paid yesterday',
    [payment('expired', 'sent', 40, '2026-11-18T11:00'), payment('paid', 'approved', 24)],
    'expired',
  ],
  ['what was paid three days ago', [payment('paid', 'approved', 72)], 'paid'],
  ['no old news', [payment('paid', 'approved', 73), payment('expired', 'sent', 90, '2026-11-15T11:00')], undefined],
])('an inbox row shows %s', (_, payments, name) => expect(rowPayment(payments, now)?.name).toBe(name))
