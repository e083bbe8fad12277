import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { mustRefund } from '#domain/payment/attempt.ts'
import { canRequestAmount } from '#domain/payment/amount.ts'
import { CARD_BRANDS, cardBrandName, cardLabel } from '#domain/payment/card-brand.ts'
import { isPaymentKey } from '#domain/payment/key.ts'
import { CARD_FUNDINGS, fundingAllowed } from '#domain/payment/mode.ts'
import { DECLINE_CODES, refusedField } from '#domain/payment/decline.ts'
import { isPaymentStatus, PAYMENT_STATUSES, refundNote, shownStatus } from '#domain/payment/status.ts'

describe('amounts', () => {
  test.each([
    [1, undefined],
    [12550, undefined],
    [9999999, undefined],
    [0, 'The amount must be at least $0.01'],
    [-1, 'The amount must be at least $0.01'],
    [10000000, 'The amount must be at most $99,999.99'],
  ])('%i cents', (amount, reason) => {
    expect(canRequestAmount(cents(amount))).toEqual(reason === undefined ? { ok: true } : { ok: false, reason })
  })
})

describe('funding', () => {
  test.each(CARD_FUNDINGS)('any card mode takes %s', (funding) =>
    expect(fundingAllowed('any', funding)).toEqual({ answer: 'yes' }),
  )

  test.each([
    ['debit', 'yes'],
    ['prepaid', 'yes'],
    ['credit', 'refuse'],
    ['unknown', 'ask-gateway'],
  ] as const)('debit-only and %s: %s', (funding, answer) => {
    expect(fundingAllowed('debit-only', funding).answer).toBe(answer)
  })

  test('the refusal is kind and bilingual', () => {
    const answer = fundingAllowed('debit-only', 'credit')
    expect(answer.answer === 'refuse' && answer.explanation.en).toContain('nothing was charged')
    expect(answer.answer === 'refuse' && answer.explanation.es).toContain('no se cobró nada')
  })
})

test.each([
  ['abcdefghijklmnopqrstuv', true],
  ['AZaz09-_AZaz09-_AZaz09', true],
  ['abcdefghijklmnopqrstu', false],
  ['abcdefghijklmnopqrstuvw', false],
  ['abcdefghijklmnopqrstu=', false],
  ['abcdefghijklmnopqrstu/', false],
  ['abcdefghijklmnopqrstuv\n', false],
  ['', false],
])('%j is a well-formed payment key: %s', (text, valid) => expect(isPaymentKey(text)).toBe(valid))

test('there are six brands, and a card is shown by brand and last four', () => {
  expect(CARD_BRANDS).toEqual(['visa', 'mastercard', 'discover', 'amex', 'diners', 'jcb'])
  expect(cardLabel('visa', '5556')).toBe('Visa ···· 5556')
  expect(cardLabel('paypal', null)).toBe('PayPal')
  expect(cardLabel(null, null)).toBe('')
  expect(cardBrandName('unionpay')).toBe('Card')
})

test('a refund is a note, not a status', () => {
  expect(refundNote(cents(0))).toBe('')
  expect(refundNote(cents(1200))).toBe('refunded $12.00')
})

test('a status is shown as it is, but for an unpaid request whose time is over', () => {
  const shown = PAYMENT_STATUSES.map((paymentStatus) =>
    [false, true].map((paymentExpired) => shownStatus({ paymentStatus, paymentExpired })),
  )
  expect(shown).toEqual([
    ['sent', 'expired'],
    ['approved', 'approved'],
    ['canceled', 'canceled'],
    ['declined', 'declined'],
  ])
  expect(['sent', 'expired', 'toString'].map(isPaymentStatus)).toEqual([true, false, false])
})

test.each([
  ['sent', 'debit-only', 'credit', 'credit_slipped'],
  ['sent', 'debit-only', 'debit', undefined],
  ['sent', 'debit-only', 'unknown', undefined],
  ['sent', 'any', 'credit', undefined],
  ['declined', 'any', 'credit', undefined],
  ['approved', 'any', 'debit', 'withdrawn'],
  ['canceled', 'any', 'debit', 'withdrawn'],
  ['canceled', 'debit-only', 'credit', 'credit_slipped'],
] as const)('a charge of a request that is %s, %s, by %s: %s', (paymentStatus, paymentMode, funding, why) =>
  expect(mustRefund({ paymentStatus, paymentMode }, funding)).toBe(why),
)

test('a refusal points at the field that helps', () =>
  expect(Object.fromEntries(DECLINE_CODES.map((code) => [code, refusedField(code)]))).toEqual({
    generic: 'number',
    insufficient_funds: 'number',
    lost: 'number',
    stolen: 'number',
    fraud: 'number',
    expired_card: 'expiry',
    wrong_cvc: 'cvc',
    processing_error: 'number',
  }))
