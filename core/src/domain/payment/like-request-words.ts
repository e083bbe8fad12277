// The warning about a similar request next to Send: who requested or paid, how much, for what and when.
import { dayDivider } from '#domain/time/relative.ts'
import { storeTime } from '#domain/hours/store-clock.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import type { PaymentStatus } from './status.ts'

// `at` and `now` in epoch milliseconds: for a paid request when it was paid, else when it was requested.
export interface LikeRequest {
  readonly amount: Cents
  readonly paymentStatus: PaymentStatus
  readonly customer: string
  readonly tickets: readonly string[]
  readonly at: number
}

const MOST_TICKETS = 3

const forTickets = (tickets: readonly string[]): string => {
  if (tickets.length === 0) return ''
  const more = tickets.length - MOST_TICKETS
  return ` for ${tickets.slice(0, MOST_TICKETS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

// "Jerome already paid $125.50 for 10233 today at 6:28 PM."
export const likeRequestWords = (
  { amount, paymentStatus, customer, tickets, at }: LikeRequest,
  now: number,
  timezone: string,
): string => {
  const day = dayDivider(at, now, timezone)
  const when = `${day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : `on ${day}`} at ${storeTime(at, timezone)}`
  const what = `${formatDollars(amount)}${forTickets(tickets)}`
  return paymentStatus === 'approved'
    ? `${customer} already paid ${what} ${when}.`
    : `${what} was already requested from ${customer} ${when}.`
}
