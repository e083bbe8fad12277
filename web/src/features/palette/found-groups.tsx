import { Banknote, CreditCard, Inbox, MessageSquareText, Search, Ticket, UserRound } from 'lucide-react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { LOAN_STATUS_LABELS } from '@xd/core/domain/loan/status.ts'
import { mediaWords } from '@xd/core/domain/message/media-kind.ts'
import { shownStatus } from '@xd/core/domain/payment/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { isPhoneLike, readDigits } from '@xd/core/domain/search/digits.ts'
import { formatTicketChain } from '@xd/core/domain/ticket/chain.ts'
import { standingOn } from '@xd/core/domain/ticket/standing.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { CustomerData } from '#data/company.ts'
import { paths } from '#paths.ts'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { dollars } from '#ui/text/dollars.ts'
import type { Go, PaletteEntry, PaletteGroup } from './entry.ts'

type Found = WireOutput<'search/find'>
type ActsOn = (customer: CustomerData) => readonly PaletteEntry[]

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ')
const nameOf = (customer: { custFirstName: string; custLastName: string; custPhone: string }) => shownName(customer)

/** The phone that was typed, if it is not the main one. */
const otherPhone = ({ custPhone, custOtherPhones = [] }: CustomerData, typed: string) => {
  const digits = readDigits(typed)?.phone
  if (digits === undefined || isPhoneLike(custPhone, digits)) return undefined
  return custOtherPhones.find((phone) => isPhoneLike(phone, digits))
}

/** A customer, and the actions available from here. */
export const customerEntry =
  (go: Go, actsOn: ActsOn, typed = '') =>
  (customer: CustomerData): PaletteEntry => ({
    key: `customer/${customer.custID}`,
    title: nameOf(customer),
    detail: joined(
      formatPhone(otherPhone(customer, typed) ?? customer.custPhone),
      customer.custEmail,
      customer.custBlocked && 'Blocked',
      customer.custOptedOut && 'Opted out',
    ),
    icon: <UserRound />,
    run: () => go(paths.customer(customer)),
    acts: actsOn(customer),
  })

const conversationEntry =
  (go: Go, now: number, timezone: string) =>
  (row: Found['conversations'][number]): PaletteEntry => ({
    key: `convo/${row.convo.convoID}`,
    title: nameOf(row.customer),
    detail: joined(row.store.storeName, row.messageBody || mediaWords(row.messageMedia)),
    icon: row.convo.convoStatus === 'active' ? <Inbox /> : <MessageSquareText />,
    after: relativeTime(Date.parse(row.messageDate), now, timezone),
    run: () =>
      go(paths.inbox, {
        convo: row.convo.convoID,
        ...(row.convo.convoStatus === 'archived' && { status: 'archived' }),
      }),
  })

const paymentEntry =
  (go: Go, typed: string) =>
  (payment: Found['payments'][number]): PaletteEntry => ({
    key: `payment/${payment.paymentKey}`,
    title: `${dollars(payment.paymentAmount)} · ${nameOf(payment.customer)}`,
    detail: joined(
      payment.paymentMemo,
      payment.paymentTicketList && `Tickets ${payment.paymentTicketList}`,
      isCard(payment, typed) && payment.paymentResponseCardInfo,
    ),
    icon: <CreditCard />,
    after: <PaymentTag status={shownStatus(payment)} />,
    run: () => go(paths.payments, { payment: payment.paymentKey }),
  })

const loanEntry =
  (go: Go) =>
  ({ loanID, loanStatus, loanItem, customer, amount }: Found['loans'][number]): PaletteEntry => ({
    key: `loan/${loanID}`,
    title: joined(`Quote #${loanID}`, dollars(amount), customer && nameOf(customer)),
    detail: loanItem,
    icon: <Banknote />,
    after: LOAN_STATUS_LABELS[loanStatus],
    run: () => go(paths.loans, { loan: loanID }),
  })

const isCard = ({ paymentResponseCardInfo }: Found['payments'][number], typed: string): boolean => {
  const lastFour = readDigits(typed)?.lastFour
  return lastFour !== undefined && paymentResponseCardInfo?.includes(lastFour) === true
}

const chainEntry =
  (go: Go, typed: string) =>
  ({ storeID, tickets }: Found['chains'][number]): PaletteEntry => ({
    key: `chain/${storeID}/${tickets[0] ?? ''}`,
    title: formatTicketChain(tickets),
    detail: 'The numbers of this ticket',
    icon: <Ticket />,
    run: () => go(paths.rewrites, { filter: typed }),
  })

type TodayAt = (storeID: number) => LocalDay

const ticketEntry =
  (go: Go, todayAt: TodayAt) =>
  (ticket: Found['tickets'][number]): PaletteEntry => ({
    key: `ticket/${ticket.ticketID}`,
    title: `${ticket.ticketNumber} · ${nameOf(ticket.customer)}`,
    detail: joined(
      standingOn(ticket, todayAt(ticket.storeID)).words,
      ticket.amountDue !== null && dollars(ticket.amountDue),
    ),
    icon: <Ticket />,
    run: () => go(paths.customerTab({ custID: ticket.custID, ...ticket.customer }, ticket.storeID, 'tickets')),
  })

export interface Opening {
  readonly go: Go
  readonly actsOn: ActsOn
  readonly now: number
  readonly timezone: string
  readonly todayAt: TodayAt
}

/** The server's results, and links to the full ones. */
export const foundGroups = (
  found: Found,
  typed: string,
  { go, actsOn, now, timezone, todayAt }: Opening,
): PaletteGroup[] => {
  const all = (key: string, title: string, to: string): PaletteEntry => ({
    key,
    title,
    icon: <Search />,
    run: () => go(to, { filter: typed }),
  })
  const group = (title: string, entries: PaletteEntry[], more: PaletteEntry): PaletteGroup => ({
    title,
    entries: entries.length > 0 ? [...entries, more] : [],
  })
  const tickets = {
    title: 'Tickets',
    entries: [...found.tickets.map(ticketEntry(go, todayAt)), ...found.chains.map(chainEntry(go, typed))],
  }
  const customers = group(
    'Customers',
    found.customers.map(customerEntry(go, actsOn, typed)),
    all('all-customers', 'All matching customers', paths.customers),
  )
  const conversations = group(
    'Conversations',
    found.conversations.map(conversationEntry(go, now, timezone)),
    all('all-conversations', 'All matching conversations', paths.inbox),
  )
  const payments = group(
    'Payments',
    found.payments.map(paymentEntry(go, typed)),
    all('all-payments', 'All matching payments', paths.payments),
  )
  const loans = group(
    'Loan quotes',
    found.loans.map(loanEntry(go)),
    all('all-loans', 'All matching quotes', paths.loans),
  )
  // Enter opens the first: for digits, a phone match comes before ticket, amount and card.
  return readDigits(typed) === undefined
    ? [tickets, customers, conversations, payments, loans]
    : [customers, tickets, payments, loans, conversations]
}
