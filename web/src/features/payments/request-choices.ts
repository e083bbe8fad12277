import { addDays } from '@xd/core/domain/time/day.ts'
import { openPeriod } from '@xd/core/domain/hours/open-period.ts'
import { type Cents, cents, dollarsFromCents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import { defaultExpiry } from '@xd/core/domain/payment/expiry.ts'
import { localDateTime, localDay } from '@xd/core/domain/time/zone.ts'
import type { PaymentData } from '#data/payments.ts'
import { ticketsOf } from './payment-words.ts'
import type { RequestDraft, RequestStore } from './request-draft.ts'

const PAYOFF = 'Payoff'
const USUAL_MEMOS = ['Monthly interest', PAYOFF, 'Layaway payment'] as const
const MOST_MEMOS = 4
const MOST_TICKETS = 6
const DAYS_AHEAD = [3, 7] as const

type Earlier = Pick<PaymentData, 'paymentMemo' | 'paymentTicketList'>

const unique = (values: readonly string[], most: number): readonly string[] => [...new Set(values)].slice(0, most)

/** Memos of this customer's earlier requests, latest first, then the most common ones. */
export const memoChoices = (earlier: readonly Earlier[]): readonly string[] =>
  unique([...earlier.map(({ paymentMemo }) => paymentMemo).slice(0, 2), ...USUAL_MEMOS], MOST_MEMOS)

/** Amounts that redeem tickets, by ticket number, due first. */
export type Payoffs = ReadonlyMap<string, Cents>

/** The customer's tickets: those in the book with their amounts, then those that earlier requests name. */
export const ticketChoices = (payoffs: Payoffs, earlier: readonly Earlier[]) =>
  unique(
    [...payoffs.keys(), ...earlier.flatMap(({ paymentTicketList }) => ticketsOf(paymentTicketList))],
    MOST_TICKETS,
  ).map((ticket) => {
    const payoff = payoffs.get(ticket)
    return { value: ticket, label: payoff === undefined ? ticket : `${ticket} · ${formatDollars(payoff)}` }
  })

type Filled = Pick<RequestDraft, 'amount' | 'memo' | 'purpose'>

const filledFor = (tickets: readonly string[], payoffs: Payoffs): Filled => {
  const known = tickets.flatMap((ticket) => payoffs.get(ticket) ?? [])
  return known.length === 0 || known.length < tickets.length
    ? { amount: '', memo: '', purpose: 'renew' }
    : {
        amount: dollarsFromCents(cents(known.reduce((sum, one) => sum + one, 0))).toFixed(2),
        memo: PAYOFF,
        purpose: 'redeem',
      }
}

const isSameAmount = (one: string, other: string): boolean => {
  const [a, b] = [parseDollars(one), parseDollars(other)]
  return a.ok && b.ok ? a.cents === b.cents : one.trim() === other
}

/**
 * A draft with a ticket added or removed. Amount and memo follow the tickets until someone types their own. A ticket
 * with an unknown amount leaves both to the user.
 */
export const toggleTicket = (
  draft: Filled & Pick<RequestDraft, 'tickets'>,
  ticket: string,
  payoffs: Payoffs,
): Partial<RequestDraft> => {
  const before = ticketsOf(draft.tickets)
  const after = before.includes(ticket) ? before.filter((one) => one !== ticket) : [...before, ticket]
  const [old, next] = [filledFor(before, payoffs), filledFor(after, payoffs)]
  const tickets = after.join(', ')
  if (draft.amount.trim() !== '' && !isSameAmount(draft.amount, old.amount)) return { tickets }
  return {
    tickets,
    amount: next.amount,
    ...((draft.memo.trim() === '' || draft.memo === old.memo) && { memo: next.memo }),
    ...(draft.purpose === old.purpose && { purpose: next.purpose }),
  }
}

/**
 * The store's usual time, and three and seven days ahead: at that day's cutoff if the store is open, otherwise at the
 * end of the day.
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
