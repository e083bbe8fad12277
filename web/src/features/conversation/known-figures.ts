import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { KnownFigures, KnownQuote, KnownRequest, KnownTicket } from '@xd/core/domain/message/known-figures.ts'
import { type Cents, centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { ticketsIn } from '@xd/core/domain/ticket/ticket-list.ts'
import { asLocalDay, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useMemo } from 'react'
import type { CartData } from '#data/loans.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import type { TicketData } from '#data/tickets.ts'
import { useCall } from '#data/use-call.ts'

const MOST_TICKETS = 100
/** As many as the customer’s panel shows, so that both need one call. */
const LATEST_REQUESTS = 5

const dayOr = (day: string | null): LocalDay | null => (day === null ? null : asLocalDay(day))
const centsOr = (amount: number | null): Cents | null => (amount === null ? null : centsOfAnswer(amount))

const knownTicket = (ticket: TicketData): KnownTicket => ({
  ticketNumber: ticket.ticketNumber,
  ticketLoanDate: dayOr(ticket.ticketLoanDate),
  ticketDueDate: dayOr(ticket.ticketDueDate),
  ticketGraceDate: dayOr(ticket.ticketGraceDate),
  principalCents: centsOr(ticket.principal),
  amountDueCents: centsOr(ticket.amountDue),
})

const knownRequest = (payment: PaymentData): KnownRequest => ({
  ticketNumbers: ticketsIn(payment.paymentTicketList),
  amountCents: centsOfAnswer(payment.paymentAmount),
  validUntil: asLocalDay(payment.paymentValidBeforeLocalTZ.slice(0, 10)),
  paidOn:
    payment.paymentStatus === 'approved'
      ? asLocalDay(localDay(Date.parse(payment.paymentStatusDate), payment.storeTimezone))
      : null,
})

const knownQuote = (quote: CartData['quotes'][number]): KnownQuote => ({
  amountFinanced: centsOfAnswer(quote.amountFinanced),
  totalOfPayments: centsOfAnswer(quote.totalOfPayments),
  loanDate: asLocalDay(quote.loanDate),
  maturityDate: asLocalDay(quote.maturityDate),
  scheduleOfCharges: quote.scheduleOfCharges.map(({ date, amountDue }) => ({
    date: asLocalDay(date),
    amountDue: centsOfAnswer(amountDue),
  })),
})

const isOpenOrPaid = ({ paymentStatus, paymentExpired }: PaymentData): boolean =>
  paymentStatus === 'approved' || (paymentStatus === 'sent' && !paymentExpired)

/** The figures of the customer’s tickets, latest requests and quotes that the user may see; undefined until they load. */
export const useKnownFigures = (custID: number): KnownFigures | undefined => {
  const { user, company } = useSignedIn()
  const may = (permission: Parameters<typeof holds>[1]) => holds(user.userPermissions, permission)
  const tickets = useCall(
    'tickets/list',
    { search: { custID, status: 'active', perPage: MOST_TICKETS } },
    { enabled: may('tickets') },
  )
  const payments = useCall(
    'payments/list',
    { search: { custID, perPage: LATEST_REQUESTS } },
    { enabled: may('payments') && hasFeature(company.features, 'payments') },
  )
  const cart = useCall(
    'customers/cart/fetch',
    { custID },
    { enabled: may('loans') && hasFeature(company.features, 'loans') },
  )
  const isComing = [tickets, payments, cart].some(({ isLoading }) => isLoading)
  return useMemo(
    () =>
      isComing
        ? undefined
        : {
            tickets: (tickets.data?.tickets ?? []).map(knownTicket),
            requests: (payments.data?.payments ?? []).filter(isOpenOrPaid).map(knownRequest),
            quotes: (cart.data?.cart.quotes ?? []).map(knownQuote),
          },
    [isComing, tickets.data, payments.data, cart.data],
  )
}
