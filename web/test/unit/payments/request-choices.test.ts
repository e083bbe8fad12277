import type { PaymentPurpose } from '@xd/core/domain/payment/purpose.ts'
import { describe, expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { expiryChoices, memoChoices, ticketChoices, toggleTicket } from '#features/payments/request-choices.ts'
import { friday, payment, STORE } from './sample.ts'

test('memos: the last two of this customer, then the usual ones, without duplicates', () => {
  expect(memoChoices([])).toEqual(['Monthly interest', 'Payoff', 'Layaway payment'])
  const earlier = [
    payment({ paymentMemo: 'Trumpet' }),
    payment({ paymentMemo: 'Payoff' }),
    payment({ paymentMemo: 'Old' }),
  ]
  expect(memoChoices(earlier)).toEqual(['Trumpet', 'Payoff', 'Monthly interest', 'Layaway payment'])
})

const PAYOFFS = new Map([
  ['10301', cents(15_120)],
  ['10302', cents(100_050)],
])

test('tickets: those in the book with their amounts, then those named in earlier requests', () => {
  const earlier = [payment(), payment({ paymentTicketList: '10301, 10299' }), payment({ paymentTicketList: '' })]
  expect(ticketChoices(PAYOFFS, earlier).map(({ label }) => label)).toEqual([
    '10301 · $151.20',
    '10302 · $1,000.50',
    '10233',
    '10234',
    '10299',
  ])
})

describe('choosing a ticket', () => {
  const draft = { tickets: '', amount: '', memo: '', purpose: 'renew' as PaymentPurpose }
  const choose = (from: Partial<typeof draft>, ...tickets: string[]) =>
    tickets.reduce((now, ticket) => ({ ...now, ...toggleTicket(now, ticket, PAYOFFS) }), { ...draft, ...from })

  test('fills in the amount that redeems it, which rewrites nothing', () => {
    expect(choose({}, '10301')).toEqual({ tickets: '10301', amount: '151.20', memo: 'Payoff', purpose: 'redeem' })
  })
  test('adds up several, in whatever form the amount is shown', () => {
    const both = choose({}, '10301', '10302')
    expect(both).toEqual({ tickets: '10301, 10302', amount: '1151.70', memo: 'Payoff', purpose: 'redeem' })
    expect(choose({ ...both, amount: '1,151.70' }, '10302').amount).toBe('151.20')
  })
  test('again removes it, with the amount and memo', () => {
    expect(choose({}, '10301', '10301')).toEqual(draft)
  })
  test('leaves typed values alone', () => {
    const typed = { amount: '46', memo: 'Monthly interest' }
    expect(choose(typed, '10301')).toEqual({ ...draft, ...typed, tickets: '10301' })
    expect(choose({ memo: 'For the ring' }, '10301')).toMatchObject({ amount: '151.20', memo: 'For the ring' })
  })
  test('leaves a chosen purpose alone', () => {
    const other = choose({ purpose: 'other' }, '10301')
    expect(other).toMatchObject({ amount: '151.20', purpose: 'other' })
    expect(choose({ ...other, amount: '' }, '10301')).toMatchObject({ tickets: '', purpose: 'other' })
  })
  test('leaves the amount to the user when the book lacks one of them', () => {
    expect(choose({}, '10301', '10299')).toEqual({ ...draft, tickets: '10301, 10299' })
  })
})

test('pay by: today’s cutoff, and in three and seven days; on a day the store is closed, until its end', () => {
  expect(expiryChoices(STORE, friday('10:00'))).toEqual([
    { value: '2026-11-20T17:45', label: 'Today' },
    { value: '2026-11-23T17:45', label: 'In 3 days' },
    { value: '2026-11-27T17:45', label: 'In 7 days' },
  ])
  const saturday = friday('10:00') + 24 * 3_600_000
  expect(expiryChoices(STORE, saturday).map(({ value }) => value)).toEqual([
    '2026-11-21T17:45',
    '2026-11-24T17:45',
    '2026-11-28T17:45',
  ])
  const thursday = friday('18:30') - 24 * 3_600_000
  expect(expiryChoices(STORE, thursday)).toMatchObject([
    { value: '2026-11-20T17:45', label: 'Next open day' },
    { value: '2026-11-22T23:59' },
    { value: '2026-11-26T17:45' },
  ])
})
