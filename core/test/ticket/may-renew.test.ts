import { expect, test } from 'vitest'
import type { Cents } from '#domain/money/cents.ts'
import type { TicketStatus } from '#domain/ticket/book.ts'
import { type BookedTicket, renewalFindings, renewalWarning, returnPaymentBy } from '#domain/ticket/may-renew.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import cases from '../../../fixtures/tables/ticket/renewals.json' with { type: 'json' }

const NOW = Date.parse('2026-11-28T20:00:00Z')

interface Booked {
  readonly number?: string
  readonly hours: number
  readonly status?: string
  readonly custID?: number
  readonly principal?: number | null
  readonly due?: number | null
}

/** $100 lent, $24 owed in charges, by a customer of their own. */
const bookedOf = ({
  number = 'T1',
  hours,
  status = 'active',
  custID = 1,
  principal = 10_000,
  due = 12_400,
}: Booked): BookedTicket => ({
  ticketNumber: number,
  custID,
  ticketStatus: status as TicketStatus,
  principalCents: principal as Cents | null,
  amountDueCents: due as Cents | null,
  asOf: NOW - hours * HOUR_MS,
})

const findingsOf = (amount: number, booked: readonly Booked[], paidHours?: number) =>
  renewalFindings(
    {
      custID: 1,
      amountCents: amount as Cents,
      paidAt: paidHours === undefined ? null : NOW - paidHours * HOUR_MS,
      booked: booked.map(bookedOf),
    },
    NOW,
  )

test.each(cases.findings)('a renewal: $case', ({ amount, booked, paidHours, findings }) => {
  const found = findingsOf(amount, booked, paidHours)
  expect(found.map(({ fault, tickets, refuses }) => [fault, tickets.join(', '), refuses])).toEqual(findings)
})

test.each(cases.returnBy)('a short payment of $case ($paidOn) is returned by $by', ({ paidOn, by }) => {
  expect(returnPaymentBy(asLocalDay(paidOn))).toBe(by)
})

test('the words give the amount owed, and the age of the file', () => {
  const [finding] = findingsOf(100, [{ hours: 48 }, { number: 'T2', hours: 48 }])
  expect(renewalWarning(finding!, 'America/Los_Angeles')).toBe(
    'Tickets T1, T2 owe $48.00 in charges, more than this payment of $1.00. That is from the store’s file of Thursday, November 26.',
  )
})

test.each([
  [{ hours: 1, status: 'redeemed' }, 'Ticket T1 was redeemed.'],
  [{ hours: 1, status: 'forfeited' }, 'Ticket T1 was forfeited.'],
  [{ hours: 1, status: 'gone' }, 'Ticket T1 is no longer in the store’s ticket book.'],
  [{ hours: 1, custID: 2, due: 10_000 }, 'Ticket T1 is another customer’s.'],
  [{ hours: 1 }, 'Ticket T1 owes $24.00 in charges, more than this payment of $1.00.'],
])('a ticket %j: %s', (booked, message) =>
  expect(findingsOf(100, [booked]).map((finding) => finding.message)).toEqual([message]),
)
