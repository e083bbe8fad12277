import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AttemptOutcome,
  REFUSALS,
  afterAttempt,
  attemptMessage,
  declinedOutcome,
  failedAttemptText,
  mayEnd,
} from '#domain/payment/attempt.ts'
import { DECLINE_CODES } from '#domain/payment/decline.ts'
import { CREDIT_REFUSED, CREDIT_SLIPPED, FUNDING_UNKNOWN_REFUSED } from '#domain/payment/mode.ts'
import { PAY_PAGE_TEXT } from '#domain/payment/pay-page-text.ts'
import { PAYMENT_STATUSES } from '#domain/payment/status.ts'

const outcome = fc.oneof<fc.Arbitrary<AttemptOutcome>[]>(
  fc.constant({ state: 'approved' }),
  fc.constant({ state: 'error' }),
  fc
    .constantFrom(...DECLINE_CODES.filter((code) => code !== 'processing_error'), ...REFUSALS)
    .map((code) => ({ state: 'declined', code })),
)

describe('an attempt’s outcome', () => {
  test.each([
    ['sent', 0, { state: 'approved' }, 'approved', 0],
    ['sent', 0, { state: 'declined', code: 'generic' }, 'sent', 1],
    ['sent', 2, { state: 'declined', code: 'generic' }, 'declined', 3],
    ['sent', 0, { state: 'declined', code: 'stolen' }, 'declined', 1],
    ['sent', 2, { state: 'error' }, 'sent', 2],
    ['sent', 2, { state: 'declined', code: 'credit_refused' }, 'sent', 2],
    ['sent', 2, { state: 'declined', code: 'funding_unknown' }, 'sent', 2],
    ['canceled', 0, { state: 'approved' }, 'approved', 0],
    ['canceled', 2, { state: 'declined', code: 'stolen' }, 'canceled', 2],
    ['approved', 1, { state: 'declined', code: 'stolen' }, 'approved', 1],
  ] as const)('%s after %i declines, then %j: %s', (paymentStatus, issuerDeclines, end, status, declines) => {
    expect(afterAttempt({ paymentStatus, issuerDeclines }, end)).toEqual({
      paymentStatus: status,
      issuerDeclines: declines,
    })
  })

  test('a paid request stays paid, and only money reopens a closed one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PAYMENT_STATUSES),
        fc.nat(3),
        fc.array(outcome, { maxLength: 8 }),
        (first, declines, ends) => {
          let payment: { paymentStatus: (typeof PAYMENT_STATUSES)[number]; issuerDeclines: number } = {
            paymentStatus: first,
            issuerDeclines: declines,
          }
          for (const end of ends) {
            const after = afterAttempt(payment, end)
            if (payment.paymentStatus === 'approved') expect(after.paymentStatus).toBe('approved')
            else if (payment.paymentStatus !== 'sent')
              expect(after.paymentStatus).toBe(end.state === 'approved' ? 'approved' : payment.paymentStatus)
            expect(after.issuerDeclines - payment.issuerDeclines).toBeLessThanOrEqual(1)
            payment = after
          }
        },
      ),
    )
  })
})

test.each([
  ['pending', 'approved', true],
  ['pending', 'error', true],
  ['error', 'approved', true],
  ['error', 'error', false],
  ['approved', 'error', false],
  ['approved', 'approved', false],
  ['declined', 'approved', false],
] as const)('an attempt that is %s may end as %s: %s', (state, end, allowed) =>
  expect(mayEnd(state, { state: end })).toBe(allowed),
)

test.each([
  ['processing_error', { state: 'error' }],
  ['insufficient_funds', { state: 'declined', code: 'insufficient_funds' }],
  ['something_new', { state: 'declined', code: 'generic' }],
  [null, { state: 'declined', code: 'generic' }],
  ['credit_refused', { state: 'declined', code: 'credit_refused' }],
  ['credit_slipped', { state: 'declined', code: 'credit_slipped' }],
])('a gateway\'s decline "%s" is %j', (code, end) => expect(declinedOutcome(code)).toEqual(end))

describe('the explanation', () => {
  test('tells the payer to try again if that helps, and to call the store once closed', () => {
    expect(attemptMessage({ state: 'declined', declineCode: 'generic' }, 'sent', 'en')).toContain('Try another card')
    expect(attemptMessage({ state: 'declined', declineCode: 'generic' }, 'declined', 'en')).toContain('call the store')
    for (const declineCode of ['credit_refused', 'credit_slipped']) {
      expect(attemptMessage({ state: 'declined', declineCode }, 'sent', 'es')).toMatch(
        /tarjeta de crédito.*no se cobró nada/,
      )
      expect(attemptMessage({ state: 'declined', declineCode }, 'sent', 'en')).toMatch(
        /credit card.*nothing was charged/,
      )
    }
    expect(attemptMessage({ state: 'pending', declineCode: null }, 'sent', 'en')).toContain('don’t pay again')
  })

  test('tells staff the reason', () => {
    expect(failedAttemptText({ state: 'declined', code: 'insufficient_funds' })).toBe(
      'last attempt declined: insufficient funds',
    )
    expect(failedAttemptText({ state: 'error' })).toBe('last attempt failed: processing error')
    expect(failedAttemptText({ state: 'approved' })).toBeUndefined()
  })
})

test.each([
  ['approved', null, PAY_PAGE_TEXT.en.states.paid.text],
  ['declined', 'withdrawn', 'This request was no longer open. We are reversing the charge on your card.'],
  ['declined', 'funding_unknown', FUNDING_UNKNOWN_REFUSED.en],
  ['declined', 'credit_refused', CREDIT_REFUSED.en],
  ['declined', 'credit_slipped', CREDIT_SLIPPED.en],
] as const)(
  'an attempt that is %s with %s tells the payer, even once the request is closed',
  (state, declineCode, said) => {
    for (const status of ['sent', 'declined', 'canceled'] as const) {
      const message = attemptMessage({ state, declineCode }, status, 'en')
      expect(message).toBe(said)
    }
  },
)

test.each([
  ['credit_refused', 'last attempt refused: a credit card on a debit-only request'],
  ['credit_slipped', 'last attempt undone: a credit card on a debit-only request'],
  ['funding_unknown', 'last attempt refused: not known to be a debit card'],
  ['withdrawn', 'last attempt undone: the request was no longer open'],
] as const)('staff read of an attempt refused as %s: %s', (code, said) =>
  expect(failedAttemptText({ state: 'declined', code })).toBe(said),
)
