import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { canRequestAmount } from '#domain/payment/amount.ts'
import { CARD_BRANDS, cardBrandName, cardLabel } from '#domain/payment/card-brand.ts'
import { isPaymentKey } from '#domain/payment/key.ts'
import { CARD_FUNDINGS, fundingAllowed } from '#domain/payment/mode.ts'
import { refundNote } from '#domain/payment/status.ts'

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
