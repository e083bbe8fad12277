import { expect, test } from 'vitest'
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

test('tickets: those named in earlier requests, added to the list and removed from it', () => {
  const earlier = [payment(), payment({ paymentTicketList: '10234, 10299' }), payment({ paymentTicketList: '' })]
  expect(ticketChoices(earlier)).toEqual(['10233', '10234', '10299'])
  expect(toggleTicket('', '10233')).toBe('10233')
  expect(toggleTicket('10233', '10299')).toBe('10233, 10299')
  expect(toggleTicket('10233, 10299', '10233')).toBe('10299')
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
