import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { CARD_BRANDS, cardLabel } from '#domain/payment/card-brand.ts'
import { attemptMessage } from '#domain/payment/attempt.ts'
import { accountTitle, gatewayTitle } from '#domain/payment/gateways.ts'
import { chargeEntry, refundEntry } from '#domain/payment/ledger.ts'
import { linkAskText } from '#domain/payment/link-ask.ts'
import { isPaymentMode, PAYMENT_MODES } from '#domain/payment/mode.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import {
  mayCancelRefund,
  ownRefund,
  recentLike,
  REFUND_STATES,
  refundedOf,
  refundMayEnd,
} from '#domain/payment/refund.ts'

describe('a refund that the next one may repeat', () => {
  const now = 100 * HOUR_MS
  const made = { state: 'approved', amountCents: cents(2000), at: now - HOUR_MS / 2 } as const

  test.each([
    ['of the same amount, just made', made, true],
    ['still on its way', { ...made, state: 'pending' }, true],
    ['not of another amount', { ...made, amountCents: cents(2001) }, false],
    ['not one that was declined', { ...made, state: 'declined' }, false],
    ['not an hour ago', { ...made, at: now - HOUR_MS }, false],
  ] as const)('%s', (_, refund, is) => expect(recentLike([refund], cents(2000), now)).toBe(is ? refund : undefined))

  test('is the last of several', () => {
    const last = { ...made, at: now - HOUR_MS / 4 }
    expect(recentLike([made, last], cents(2000), now)).toBe(last)
  })
})

describe('a refund of ours among the gateway’s', () => {
  const asked = { gatewayKey: 'ours', amountCents: cents(2000) }
  const seen = { gatewayID: 're_1', idempotencyKey: null, amount: cents(2000) }
  const keyed = { ...seen, gatewayID: 're_2', idempotencyKey: 'ours' }

  test.each([
    ['the one with our key, before one that only looks like it', [seen, keyed], [], 're_2'],
    ['one without a key, of the same amount', [seen], [], 're_1'],
    ['none that is known to be another of ours', [seen], ['re_1'], undefined],
    ['none of another amount', [{ ...seen, amount: cents(2001) }], [], undefined],
    ['none with another key', [{ ...seen, idempotencyKey: 'theirs' }], [], undefined],
  ])('is %s', (_, refunds, others, gatewayID) =>
    expect(ownRefund(asked, refunds, new Set(others))?.gatewayID).toBe(gatewayID),
  )
})

describe('a planned refund', () => {
  const planned = { state: 'pending', planned: true, asked: false } as const

  test.each([
    ['can be canceled', planned, undefined],
    ['not once the gateway is asked', { ...planned, asked: true }, 'This refund is already on its way.'],
    ['not if it went at once', { ...planned, planned: false }, 'This refund is already on its way.'],
    ['not twice', { ...planned, state: 'canceled' }, 'This refund is already canceled.'],
    ['not when it is done', { ...planned, state: 'approved' }, 'This refund is finished.'],
    ['not when it was declined', { ...planned, state: 'declined' }, 'This refund is finished.'],
    ['not when it failed', { ...planned, state: 'error' }, 'This refund is finished.'],
  ] as const)('%s', (_, refund, reason) =>
    expect(mayCancelRefund(refund)).toEqual(reason === undefined ? { ok: true } : { ok: false, reason }),
  )

  test('has an outcome that is written once', () => expect(REFUND_STATES.filter(refundMayEnd)).toEqual(['pending']))

  test('returns money only once it is approved', () => {
    const all = REFUND_STATES.map((state, place) => ({
      state,
      amountCents: cents(10 ** place),
      feeCents: cents(2 ** place),
    }))
    expect(refundedOf(all)).toEqual({ amount: 10, fee: 2 })
  })
})

test.each([
  ['Monthly interest', 'Wants a new link for $45.50 (Monthly interest)'],
  [' Monthly \n interest ', 'Wants a new link for $45.50 (Monthly interest)'],
  [' ', 'Wants a new link for $45.50'],
])('a customer who asks for a new link for "%s": %s', (memo, text) => expect(linkAskText(cents(4550), memo)).toBe(text))

test.each([
  ['visa', '5556', 'Visa ···· 5556'],
  [null, '5556', 'Card ···· 5556'],
  ['new', '5556', 'Card ···· 5556'],
  ['paypal', null, 'PayPal'],
  ['amex', null, 'American Express'],
  [null, null, ''],
])('%s ending in %s is "%s"', (brand, lastFour, label) => expect(cardLabel(brand, lastFour)).toBe(label))

test('every brand has a name of its own', () => {
  const names = CARD_BRANDS.map((brand) => cardLabel(brand, null))
  expect(new Set([...names, 'Card', 'PayPal']).size).toBe(CARD_BRANDS.length + 2)
})

test('a card is debit only or any, and nothing else', () => {
  expect(PAYMENT_MODES.every(isPaymentMode)).toBe(true)
  expect(['', 'credit', 'DEBIT-ONLY'].some(isPaymentMode)).toBe(false)
})

test.each([
  ['bluedog-12', 'BlueDog 12'],
  ['bluedog', 'bluedog'],
  ['simulator', gatewayTitle('simulator')],
  ['simulator-3', gatewayTitle('simulator')],
  ['bank-3', 'bank-3'],
  ['', ''],
])('the account "%s" is shown as "%s"', (name, title) => expect(accountTitle(name)).toBe(title))

test('a charge and a refund of the same number are two entries', () =>
  expect([chargeEntry(7), refundEntry(7)]).toEqual(['charge/7', 'refund/7']))

test('an attempt that failed is explained in the payer’s language, and differs from a decline', () => {
  const said = (state: 'error' | 'approved', language: 'en' | 'es') =>
    attemptMessage({ state, declineCode: null }, 'sent', language)
  expect(said('error', 'en')).toMatch(/\w.*\.$/)
  expect(said('error', 'es')).toMatch(/\w.*\.$/)
  expect(new Set([said('error', 'en'), said('error', 'es'), said('approved', 'en'), said('approved', 'es')]).size).toBe(
    4,
  )
  expect(attemptMessage({ state: 'declined', declineCode: 'generic' }, 'sent', 'en')).not.toBe(said('error', 'en'))
})
