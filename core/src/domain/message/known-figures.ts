// A customer's known figures: the amounts and days of their tickets, payment requests and quotes, each with words
// that say what it is.
import { type Cents, cents } from '#domain/money/cents.ts'
import { ticketNumberOf } from '#domain/ticket/number.ts'
import type { LocalDay } from '#domain/time/day.ts'

export interface KnownTicket {
  readonly ticketNumber: string
  readonly ticketLoanDate: LocalDay | null
  readonly ticketDueDate: LocalDay | null
  readonly ticketGraceDate: LocalDay | null
  readonly principalCents: Cents | null
  readonly amountDueCents: Cents | null
}

export interface KnownRequest {
  readonly ticketNumbers: readonly string[]
  readonly amountCents: Cents
  readonly validUntil: LocalDay
  readonly paidOn: LocalDay | null
}

export interface KnownQuote {
  readonly amountFinanced: Cents
  readonly totalOfPayments: Cents
  readonly loanDate: LocalDay
  readonly maturityDate: LocalDay
  readonly scheduleOfCharges: readonly { readonly date: LocalDay; readonly amountDue: Cents }[]
}

export interface KnownFigures {
  readonly tickets: readonly KnownTicket[]
  readonly requests: readonly KnownRequest[]
  readonly quotes: readonly KnownQuote[]
}

/** "10233 is", $45.00: read on as a sentence. */
export interface Figure {
  readonly cents: Cents
  readonly is: string
}

export interface FigureDay {
  readonly day: LocalDay
  readonly is: string
}

/** A ticket's own figures, and those of requests that name it. */
export interface TicketFigures {
  readonly ticketNumber: string
  readonly figures: readonly Figure[]
  readonly days: readonly FigureDay[]
}

export interface Figures {
  readonly tickets: ReadonlyMap<string, TicketFigures>
  readonly figures: readonly Figure[]
  readonly days: readonly FigureDay[]
  readonly hasQuotes: boolean
}

const figure = (is: string, amount: number | null): Figure[] =>
  amount === null || amount <= 0 ? [] : [{ is, cents: cents(amount) }]
const onDay = (is: string, day: LocalDay | null): FigureDay[] => (day === null ? [] : [{ is, day }])

const chargesOf = ({ principalCents, amountDueCents }: KnownTicket): number | null =>
  principalCents === null || amountDueCents === null ? null : amountDueCents - principalCents

export const REQUEST_UNTIL = 'The request can be paid until'

const ofRequest = ({ amountCents, validUntil, paidOn }: KnownRequest): Pick<TicketFigures, 'figures' | 'days'> => ({
  figures: figure('The request is', amountCents),
  days: [...onDay(REQUEST_UNTIL, validUntil), ...onDay('The request was paid', paidOn)],
})

const ofTicket = (ticket: KnownTicket, requests: readonly KnownRequest[]): TicketFigures => {
  const { ticketNumber } = ticket
  const own = ticketNumberOf(ticketNumber)
  const naming = requests.filter(({ ticketNumbers }) => ticketNumbers.some((number) => ticketNumberOf(number) === own))
  return {
    ticketNumber,
    figures: [
      ...figure(`${ticketNumber} is`, ticket.amountDueCents),
      ...figure(`The loan on ${ticketNumber} is`, ticket.principalCents),
      ...figure(`The charges on ${ticketNumber} are`, chargesOf(ticket)),
      ...naming.flatMap((request) => ofRequest(request).figures),
    ],
    days: [
      ...onDay(`${ticketNumber} is due`, ticket.ticketDueDate),
      ...onDay(`Grace on ${ticketNumber} ends`, ticket.ticketGraceDate),
      ...onDay(`${ticketNumber} was made`, ticket.ticketLoanDate),
      ...naming.flatMap((request) => ofRequest(request).days),
    ],
  }
}

const ofQuote = ({ amountFinanced, totalOfPayments, loanDate, maturityDate, scheduleOfCharges }: KnownQuote) => ({
  figures: [
    ...figure('The quote is for', amountFinanced),
    ...scheduleOfCharges.flatMap(({ amountDue }) => figure('The quote’s amount due is', amountDue)),
    ...figure('The quote’s total is', totalOfPayments),
    ...figure('The quote’s charges are', totalOfPayments - amountFinanced),
  ],
  days: [
    ...onDay('The quote matures', maturityDate),
    ...scheduleOfCharges.flatMap(({ date }) => onDay('The quote’s day is', date)),
    ...onDay('The quote’s first day is', loanDate),
  ],
})

const sum = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((all, amount) => (all === null || amount === null ? null : all + amount), 0)

/** Together: due, lent and charged. */
export const figuresTogether = (which: 'All' | 'Those', tickets: readonly KnownTicket[]): Figure[] =>
  tickets.length < 2
    ? []
    : [
        ...figure(`${which} tickets are`, sum(tickets.map(({ amountDueCents }) => amountDueCents))),
        ...figure(`${which} loans are`, sum(tickets.map(({ principalCents }) => principalCents))),
        ...figure(`${which} charges are`, sum(tickets.map(chargesOf))),
      ]

export const figuresOf = ({ tickets, requests, quotes }: KnownFigures): Figures => {
  const each = tickets.map((ticket) => ofTicket(ticket, requests))
  const others = [...requests.map(ofRequest), ...quotes.map(ofQuote)]
  return {
    tickets: new Map(each.map((ticket) => [ticketNumberOf(ticket.ticketNumber), ticket])),
    figures: [
      ...each.flatMap(({ figures }) => figures),
      ...others.flatMap(({ figures }) => figures),
      ...figuresTogether('All', tickets),
    ],
    days: [...each.flatMap(({ days }) => days), ...others.flatMap(({ days }) => days)],
    hasQuotes: quotes.length > 0,
  }
}
