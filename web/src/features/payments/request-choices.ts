import { addDays } from '@xd/core/domain/time/day.ts'
import { openPeriod } from '@xd/core/domain/hours/open-period.ts'
import { defaultExpiry } from '@xd/core/domain/payment/expiry.ts'
import { localDateTime, localDay } from '@xd/core/domain/time/zone.ts'
import type { PaymentData } from '#data/payments.ts'
import { ticketsOf } from './payment-words.ts'
import type { RequestStore } from './request-draft.ts'

const USUAL_MEMOS = ['Monthly interest', 'Payoff', 'Layaway payment'] as const
const MOST_MEMOS = 4
const MOST_TICKETS = 6
const DAYS_AHEAD = [3, 7] as const

type Earlier = Pick<PaymentData, 'paymentMemo' | 'paymentTicketList'>

const unique = (values: readonly string[], most: number): readonly string[] => [...new Set(values)].slice(0, most)

/** Memos of this customer's earlier requests, latest first, then the most common ones. */
export const memoChoices = (earlier: readonly Earlier[]): readonly string[] =>
  unique([...earlier.map(({ paymentMemo }) => paymentMemo).slice(0, 2), ...USUAL_MEMOS], MOST_MEMOS)

/** The customer's tickets, as earlier requests name them. */
export const ticketChoices = (earlier: readonly Earlier[]): readonly string[] =>
  unique(
    earlier.flatMap(({ paymentTicketList }) => ticketsOf(paymentTicketList)),
    MOST_TICKETS,
  )

/** The list with a ticket added, or without it. */
export const toggleTicket = (list: string, ticket: string): string => {
  const tickets = ticketsOf(list)
  return (tickets.includes(ticket) ? tickets.filter((one) => one !== ticket) : [...tickets, ticket]).join(', ')
}

/**
 * The store's usual time, and three and seven days ahead: at that day's cutoff if the store is open, else at the end of
 * the day.
 */
export const expiryChoices = (store: RequestStore, now: number) => {
  const { storeTimezone } = store
  const today = localDay(now, storeTimezone)
  const usual = defaultExpiry(store, storeTimezone, now)
  return [
    { value: usual, label: usual.startsWith(today) ? 'Today' : 'Next open day' },
    ...DAYS_AHEAD.map((days) => {
      const day = addDays(today, days)
      const cutoff = openPeriod(store, storeTimezone, day)?.paymentCutoff
      return {
        value: cutoff === undefined ? `${day}T23:59` : localDateTime(cutoff, storeTimezone),
        label: `In ${days} days`,
      }
    }),
  ]
}
