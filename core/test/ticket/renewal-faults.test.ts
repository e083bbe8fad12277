import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { type BookedTicket, renewalFindings, renewalWarning, shortPaymentReason } from '#domain/ticket/may-renew.ts'
import { canUseRange, reserveRange, rewriteBatch, rewriteCan } from '#domain/ticket/rewrite.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/spans.ts'

const NOW = Date.parse('2026-11-28T20:00:00Z')
const no = (reason: string) => ({ ok: false, reason })

const booked = (ticketNumber: string, hours: number, change: Partial<BookedTicket> = {}): BookedTicket => ({
  ticketNumber,
  custID: 1,
  ticketStatus: 'active',
  principalCents: cents(100_00),
  amountDueCents: cents(124_00),
  asOf: NOW - hours * HOUR_MS,
  ...change,
})
const findings = (tickets: readonly BookedTicket[], amount: number, paidAt: number | null = null) =>
  renewalFindings({ custID: 1, amountCents: cents(amount), paidAt, booked: tickets }, NOW)

test('too small a payment names the tickets that owe, what they owe, and the oldest file that says so', () => {
  const tickets = [
    booked('A', 1),
    booked('B', 3),
    booked('C', 5, { amountDueCents: cents(100_00) }),
    booked('D', 6, { amountDueCents: cents(90_00) }),
    booked('E', 7, { amountDueCents: null }),
    booked('F', 8, { principalCents: null }),
  ]
  expect(findings(tickets, 47_99)).toEqual([
    {
      fault: 'charges',
      tickets: ['A', 'B'],
      message: 'Tickets A, B owe $48.00 in charges, more than this payment of $47.99.',
      refuses: true,
      asOf: NOW - 3 * HOUR_MS,
      chargesCents: 48_00,
    },
  ])
  expect(findings(tickets, 48_00)).toEqual([])
  const [old] = findings([booked('A', 36)], 23_99)
  expect(old).toEqual({
    fault: 'charges',
    tickets: ['A'],
    message: 'Ticket A owes $24.00 in charges, more than this payment of $23.99.',
    refuses: false,
    asOf: NOW - 36 * HOUR_MS,
    chargesCents: 24_00,
  })
  expect(renewalWarning(old!, 'America/Los_Angeles')).toBe(
    'Ticket A owes $24.00 in charges, more than this payment of $23.99. That is from the store’s file of Friday, November 27.',
  )
  expect(shortPaymentReason(old!, asLocalDay('2026-12-04'), 'America/Los_Angeles')).toBe(
    'Ticket A owes $24.00 in charges, more than this payment of $23.99. Collect the rest or return the payment by Friday, December 4.',
  )
})

test('a ticket that has ended, or is another customer’s, says since which file', () => {
  const of = (hours: number, refuses: boolean) => ({ tickets: ['A'], refuses, asOf: NOW - hours * HOUR_MS })
  const ended = (ticketStatus: BookedTicket['ticketStatus'], hours: number, paidAt: number | null = null) =>
    findings([booked('A', hours, { ticketStatus })], 1, paidAt)
  expect(ended('redeemed', 2)).toEqual([{ fault: 'ended', message: 'Ticket A was redeemed.', ...of(2, true) }])
  expect(ended('gone', 36)).toEqual([
    { fault: 'ended', message: 'Ticket A is no longer in the store’s ticket book.', ...of(36, false) },
  ])
  // The file is from after the payment, so it may show the renewal itself.
  expect(ended('redeemed', 2, NOW - 3 * HOUR_MS)).toEqual([])
  expect(ended('redeemed', 2, NOW - 2 * HOUR_MS)).toHaveLength(1)
  expect(ended('forfeited', 2, NOW - 3 * HOUR_MS)).toEqual([
    { fault: 'ended', message: 'Ticket A was forfeited.', ...of(2, true) },
  ])
  expect(findings([booked('A', 2, { custID: 7 })], 100_00)).toEqual([
    { fault: 'another-customer', message: 'Ticket A is another customer’s.', ...of(2, true) },
  ])
})

test.each([
  [
    { prefix: 'A B', from: 1, to: 2 },
    'A prefix has at most ten letters, digits or - / . # and begins with a letter, a digit or #',
  ],
  [{ prefix: '', from: 0, to: 2 }, 'The range needs whole numbers from 1'],
  [{ prefix: '', from: 1.5, to: 2 }, 'The range needs whole numbers from 1'],
  [{ prefix: '', from: 1, to: 10_000_000_000 }, 'A ticket number has at most ten digits'],
  [{ prefix: '', from: 3, to: 2 }, 'The range ends before it starts'],
])('the range %j can’t be reserved: %s', (range, reason) => expect(canUseRange(range)).toEqual(no(reason)))

test.each([
  [100, 100],
  [150, 150],
  [201, 201],
  [202, 100],
  [99, 100],
])('a range that had come to %d goes on at %d', (next, goesOn) =>
  expect(reserveRange({ prefix: 'A', from: 100, to: 200 }, { prefix: 'A', from: 50, to: 120, next }).next).toBe(goesOn),
)

test('new numbers begin no earlier than their range', () => {
  const batch = rewriteBatch(['1'], { prefix: 'A', from: 100, to: 200, next: 90 })
  expect(batch).toEqual({ ok: true, items: [{ oldTicket: '1', newTicket: 'A100', state: 'rewritten' }], next: 101 })
})

test.each([
  [rewriteCan.move('posted', 'rewritten'), 'This ticket is already posted'],
  [rewriteCan.move('verified', 'posted'), 'This ticket is already verified'],
  [rewriteCan.move('dismissed', 'paid'), 'This ticket was dismissed'],
  [rewriteCan.move('paid', 'posted'), 'A ticket cannot go from paid to posted'],
  [rewriteCan.retry({ ticketState: 'rewritten', newTicket: 'A1' }), 'This ticket already has its new number'],
  [rewriteCan.post({ ticketState: 'posted', newTicket: null }), 'This ticket has no new number yet'],
  [rewriteCan.post({ ticketState: 'verified', newTicket: null }), 'This ticket is already verified'],
  [rewriteCan.verify({ ticketState: 'paid', newTicket: null }), 'This ticket has no new number yet'],
  [rewriteCan.report({ ticketState: 'paid', newTicket: null }), 'This ticket has no number to report'],
  [rewriteCan.report({ ticketState: 'dismissed', newTicket: null }), 'This ticket was dismissed'],
])('%j: %s', (can, reason) => expect(can).toEqual(no(reason)))
