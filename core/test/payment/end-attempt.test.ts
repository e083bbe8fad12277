import { describe, expect, test } from 'vitest'
import { type AttemptOutcome, refusedCardField } from '#domain/payment/attempt.ts'
import { endAttempt } from '#domain/payment/end-attempt.ts'
import type { CardFunding, PaymentMode } from '#domain/payment/mode.ts'
import type { PaymentStatus } from '#domain/payment/status.ts'

const APPROVED: AttemptOutcome = { state: 'approved' }
const STOLEN: AttemptOutcome = { state: 'declined', code: 'stolen' }
const end = (
  paymentStatus: PaymentStatus,
  outcome: AttemptOutcome,
  { paymentMode = 'any' as PaymentMode, funding = undefined as CardFunding | undefined } = {},
) => endAttempt({ paymentStatus, paymentMode, issuerDeclines: 1 }, outcome, funding && { funding })

describe('a charge', () => {
  test.each([
    ['sent', 'any', 'debit', undefined],
    ['sent', 'any', 'credit', undefined],
    ['sent', 'debit-only', 'debit', undefined],
    ['sent', 'debit-only', 'prepaid', undefined],
    ['sent', 'debit-only', 'credit', 'credit_slipped'],
    ['declined', 'any', 'debit', undefined],
    ['canceled', 'any', 'debit', 'withdrawn'],
    ['approved', 'any', 'debit', 'withdrawn'],
    ['canceled', 'debit-only', 'credit', 'credit_slipped'],
  ] as const)(
    'on a request that is %s, %s, by a %s card is refunded: %s',
    (status, paymentMode, funding, refundReason) => {
      const effect = end(status, APPROVED, { paymentMode, funding })
      expect(effect.refundReason).toBe(refundReason)
      expect(effect.outcome).toEqual(refundReason === undefined ? APPROVED : { state: 'declined', code: refundReason })
      expect(effect.after).toEqual({
        paymentStatus: refundReason === undefined ? 'approved' : status,
        issuerDeclines: 1,
      })
      expect(effect.becomesPaid).toBe(refundReason === undefined)
      expect(effect.statusChanges).toBe(refundReason === undefined)
    },
  )

  test('that stays is late only on a request that was no longer open', () => {
    expect(end('sent', APPROVED, { funding: 'debit' }).chargedLate).toBe(false)
    expect(end('declined', APPROVED, { funding: 'debit' }).chargedLate).toBe(true)
    expect(end('canceled', APPROVED, { funding: 'debit' }).chargedLate).toBe(false)
    expect(end('declined', STOLEN).chargedLate).toBe(false)
  })
})

describe('a failed attempt', () => {
  test('is shown to staff while the request is open or declined, and not once it is paid or canceled', () => {
    expect(end('sent', STOLEN).failure).toContain('stolen')
    expect(end('declined', STOLEN).failure).toContain('stolen')
    expect(end('approved', STOLEN).failure).toBeUndefined()
    expect(end('canceled', STOLEN).failure).toBeUndefined()
    expect(end('sent', APPROVED, { funding: 'debit' }).failure).toBeUndefined()
  })

  test('changes the status only when it closes the request, and never makes it paid', () => {
    expect(end('sent', STOLEN)).toMatchObject({ statusChanges: true, becomesPaid: false, refundReason: undefined })
    expect(end('sent', { state: 'error' })).toMatchObject({ statusChanges: false, becomesPaid: false })
    expect(end('approved', STOLEN)).toMatchObject({ statusChanges: false, becomesPaid: false })
  })

  test.each([
    ['declined', 'wrong_cvc', 'cvc'],
    ['declined', 'expired_card', 'expiry'],
    ['declined', 'insufficient_funds', 'number'],
    ['declined', 'credit_refused', 'number'],
    ['declined', 'funding_unknown', 'number'],
    ['declined', 'withdrawn', undefined],
    ['error', null, undefined],
    ['approved', null, undefined],
  ] as const)('%s with %s points the payer to %s', (state, declineCode, field) =>
    expect(refusedCardField({ state, declineCode })).toBe(field),
  )
})
