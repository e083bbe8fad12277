// Whether a payment may renew the tickets it names: give each the store's next number.
//
// California, Fin. Code § 21201.5 (the published text): a replacement loan is a new loan with the same pledge, and all
// outstanding charges of the old one are paid first. So a ticket may not be renewed
//  - that has ended: it was redeemed or forfeited, or the store's last file of its whole book no longer names it,
//  - that another customer has,
//  - whose charges are more than the payment. The charges are the amount due without the principal.
// What is due comes from the store's own system, so it is known as of its last file. A file younger than 36 hours
// refuses; an older one only warns, since the ticket may have changed since. A ticket that no file names, or whose
// amounts are unknown, is not held against anyone.
//
// § 21201.5 also: a payment that is too small is returned within five business days, with the reason. We count Monday to
// Friday, holidays too: that is never later than the law's day.
import { type Cents, cents, formatDollars } from '#domain/money/cents.ts'
import { addDays, dayOfWeek, type LocalDay } from '#domain/time/day.ts'
import { storeDate } from '#domain/hours/store-clock.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import { instantOf } from '#domain/time/zone.ts'
import { mayBeTheirs, type TicketStatus } from './book.ts'
import { formatTicketList } from './ticket-list.ts'

const FRESH_FOR_MS = 36 * HOUR_MS

export type RenewalFault = 'ended' | 'another-customer' | 'charges'

export interface BookedTicket {
  readonly ticketNumber: string
  readonly custID: number
  readonly ticketStatus: TicketStatus
  readonly principalCents: Cents | null
  readonly amountDueCents: Cents | null
  /** The age of the file that shows it. */
  readonly asOf: number
}

export interface Renewal {
  readonly custID: number
  /** The payment toward the charges. */
  readonly amountCents: Cents
  /** Null before it is paid. */
  readonly paidAt: number | null
  /** The store's book of the tickets, as far as it has them. */
  readonly booked: readonly BookedTicket[]
}

/** A reason not to renew tickets. */
export interface RenewalFinding {
  readonly fault: RenewalFault
  readonly tickets: readonly string[]
  readonly message: string
  /** Whether the book is young enough to refuse it; otherwise it is a warning. */
  readonly refuses: boolean
  readonly asOf: number
  /** The charges owed, if they are the reason. */
  readonly chargesCents?: Cents
}

const ENDED: Readonly<Record<TicketStatus, string | undefined>> = {
  active: undefined,
  redeemed: 'was redeemed',
  forfeited: 'was forfeited',
  gone: 'is no longer in the store’s ticket book',
}

const chargesOf = ({ ticketStatus, principalCents, amountDueCents }: BookedTicket): Cents =>
  cents(
    ticketStatus === 'active' && principalCents !== null && amountDueCents !== null
      ? Math.max(0, amountDueCents - principalCents)
      : 0,
  )

/**
 * A system that accepts a renewal closes the old ticket, so a file from after the payment proves nothing against it.
 */
const endedBefore = ({ ticketStatus, asOf }: BookedTicket, paidAt: number | null): string | undefined =>
  paidAt !== null && asOf > paidAt && ticketStatus !== 'forfeited' ? undefined : ENDED[ticketStatus]

const tooLittle = (tickets: readonly BookedTicket[], amount: Cents, refuses: boolean): RenewalFinding[] => {
  const owing = tickets.filter((ticket) => chargesOf(ticket) > 0)
  const charges = cents(owing.reduce((sum, ticket) => sum + chargesOf(ticket), 0))
  if (charges <= amount) return []
  const numbers = owing.map(({ ticketNumber }) => ticketNumber)
  const owe = numbers.length === 1 ? `Ticket ${numbers[0]!} owes` : `Tickets ${formatTicketList(numbers)} owe`
  const message = `${owe} ${formatDollars(charges)} in charges, more than this payment of ${formatDollars(amount)}.`
  const asOf = Math.min(...owing.map((ticket) => ticket.asOf))
  return [{ fault: 'charges', tickets: numbers, message, refuses, asOf, chargesCents: charges }]
}

export const renewalFindings = (
  { custID, amountCents, paidAt, booked }: Renewal,
  now: number,
): readonly RenewalFinding[] => {
  const isFresh = ({ asOf }: BookedTicket) => now - asOf < FRESH_FOR_MS
  const ofTicket = booked.flatMap((ticket): RenewalFinding[] => {
    const { ticketNumber, asOf } = ticket
    const of = { tickets: [ticketNumber], refuses: isFresh(ticket), asOf }
    const ended = endedBefore(ticket, paidAt)
    return [
      ...(ended === undefined ? [] : [{ fault: 'ended' as const, message: `Ticket ${ticketNumber} ${ended}.`, ...of }]),
      ...(mayBeTheirs(ticket, custID)
        ? []
        : [{ fault: 'another-customer' as const, message: `Ticket ${ticketNumber} is another customer’s.`, ...of }]),
    ]
  })
  const refused = tooLittle(booked.filter(isFresh), amountCents, true)
  return [...ofTicket, ...(refused.length > 0 ? refused : tooLittle(booked, amountCents, false))]
}

/** The same from an older file. */
export const renewalWarning = ({ message, asOf }: RenewalFinding, timezone: string): string =>
  `${message} That is from the store’s file of ${storeDate(asOf, timezone)}.`

/** Why a payment that was too small renewed nothing, for staff. */
export const shortPaymentReason = ({ message }: RenewalFinding, returnBy: LocalDay, timezone: string): string =>
  `${message} Collect the rest or return the payment by ${storeDate(instantOf(`${returnBy}T12:00`, timezone), timezone)}.`

const SATURDAY = 6
const RETURNED_WITHIN = 5

/** The last day to complete or return a payment of this day that is too small. */
export const returnPaymentBy = (paidOn: LocalDay): LocalDay => {
  let day = paidOn
  for (let counted = 0; counted < RETURNED_WITHIN;) {
    day = addDays(day, 1)
    const weekday = dayOfWeek(day)
    if (weekday !== 0 && weekday !== SATURDAY) counted += 1
  }
  return day
}
