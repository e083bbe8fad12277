import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { postingDay } from '@xd/core/domain/payment/expiry.ts'
import { cardWords, dayAndTime, moment, postsWords, statusAt, ticketsOf } from '#features/payments/payment-words.ts'
import { similarRequest, similarWords } from '#features/payments/similar-request.ts'
import { friday, LOS_ANGELES, payment, STORE, WEEK } from './sample.ts'

const NOW = friday('10:00')

describe('a payment card’s text', () => {
  test('shows a request expiring while it is open', () => {
    expect(statusAt(payment(), friday('17:44'))).toBe('sent')
    expect(statusAt(payment(), friday('17:45'))).toBe('expired')
    expect(statusAt(payment({ paymentStatus: 'approved' }), friday('17:45'))).toBe('approved')
  })

  test('trusts the server’s clock', () => {
    expect(statusAt(payment({ paymentExpired: true }), friday('09:30'))).toBe('expired')
  })

  test.each([
    [{ cardType: 'visa', cardLastFour: '5556', cardFunding: 'debit' }, 'Visa debit ···· 5556'],
    [{ cardType: 'amex', cardLastFour: '0005', cardFunding: 'credit' }, 'American Express credit ···· 0005'],
    [{ cardType: 'visa', cardLastFour: '4242', cardFunding: 'unknown' }, 'Visa ···· 4242'],
    [{ cardType: null, cardLastFour: '4242', cardFunding: null }, 'Card ···· 4242'],
    [{ cardType: 'paypal', cardLastFour: null, cardFunding: 'unknown' }, 'PayPal'],
    [{ cardType: null, cardLastFour: null, cardFunding: null }, ''],
  ])('%o is %s', (card, words) => expect(cardWords(card)).toBe(words))

  test.each([
    ['in time', friday('09:21'), NOW, 'Today (paid before the 5:45 PM cutoff)'],
    ['after the cutoff', friday('17:50'), friday('18:00'), 'Tomorrow (paid after the 5:45 PM cutoff)'],
    ['at the very minute', friday('17:45'), friday('18:00'), 'Tomorrow (paid after the 5:45 PM cutoff)'],
    ['on Saturday night', friday('17:50') + 86_400_000, NOW, 'Monday, November 23 (paid after the 5:45 PM cutoff)'],
    [
      'on Sunday',
      friday('12:00') + 2 * 86_400_000,
      friday('12:00') + 2 * 86_400_000,
      'Tomorrow (paid while the store was closed)',
    ],
  ])('for a payment made %s gives the day it counts for', (_when, paidAt, now, words) => {
    expect(postsWords(postingDay(STORE, LOS_ANGELES, paidAt), STORE, paidAt, now)).toBe(words)
  })

  test('gives the calendar day for a store that is never open', () => {
    const never = { ...STORE, storeHours: WEEK.map((day) => ({ ...day, hoursIsOpen: false })) }
    expect(postsWords(postingDay(never, LOS_ANGELES, NOW), never, NOW, NOW)).toBe('Today')
  })

  test('names the day if it is not today', () => {
    expect(moment(friday('09:21'), NOW, LOS_ANGELES)).toBe('9:21 AM')
    expect(moment(friday('09:21') - 86_400_000, NOW, LOS_ANGELES)).toBe('Yesterday, 9:21 AM')
    expect(dayAndTime(friday('09:21'), NOW, LOS_ANGELES)).toBe('Today, 9:21 AM')
  })

  test('lists tickets one by one', () => {
    expect(ticketsOf('10233, 10234')).toEqual(['10233', '10234'])
    expect(ticketsOf('')).toEqual([])
  })
})

describe('a similar request', () => {
  const paid = payment({ paymentStatus: 'approved' })

  test.each([
    ['the same amount', [paid], 12550, true],
    ['another amount', [paid], 12551, false],
    ['one that is canceled', [payment({ paymentStatus: 'canceled' })], 12550, false],
    [
      'one of more than a day ago',
      [payment({ paymentRequestedDate: new Date(NOW - 25 * 3_600_000).toISOString() })],
      12550,
      false,
    ],
    ['nothing typed', [payment({ paymentAmount: 0 })], 0, false],
  ])('%s', (_name, payments, amount, found) => {
    expect(similarRequest(payments, cents(amount), NOW) !== undefined).toBe(found)
  })

  test('is described in words: who, how much, for what and when', () => {
    expect(similarWords(paid, NOW)).toBe('Jerome already paid $125.50 for 10233, 10234 today at 9:21 AM.')
    expect(similarWords(payment({ paymentTicketList: '' }), NOW)).toBe(
      '$125.50 was already requested from Jerome today at 9:21 AM.',
    )
    const late = payment({
      paymentTicketList: '1, 2, 3, 4, 5',
      paymentRequestedDate: new Date(NOW - 20 * 3_600_000).toISOString(),
      customer: { custFirstName: '', custLastName: '', custPhone: '+12135550147' },
    } as never)
    expect(similarWords(late, NOW)).toBe(
      '$125.50 for 1, 2, 3 and 2 more was already requested from (213) 555-0147 yesterday at 2:00 PM.',
    )
  })
})
