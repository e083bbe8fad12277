import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { paymentCutoff } from '@xd/core/domain/hours/open.ts'
import { storeDate, storeTime } from '@xd/core/domain/hours/store-clock.ts'
import type { OpeningHours } from '@xd/core/domain/hours/opening-hours.ts'
import { cardBrandName, cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import { shownStatusAt } from '@xd/core/domain/payment/is-expired.ts'
import { type ShownPaymentStatus, shownStatus } from '@xd/core/domain/payment/status.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import type { PaymentData } from '#data/payments.ts'
import { dollars } from '#ui/text/dollars.ts'

/** The current status. The server decides if its clock is ahead of ours. */
export const statusAt = (payment: PaymentData, now: number): ShownPaymentStatus =>
  payment.paymentExpired ? shownStatus(payment) : shownStatusAt(payment, now, payment.storeTimezone)

/** " by Lena", " by the customer, online"; empty for staff without a name. */
export const requestedBy = (
  { paymentOrigin }: Pick<PaymentData, 'paymentOrigin'>,
  sender: string | undefined,
): string => {
  if (paymentOrigin === 'self') return ' by the customer, online'
  if (paymentOrigin === 'schedule') return ' by a plan'
  return sender ? ` by ${sender}` : ''
}

/** "9:21 AM" today, else "Oct 21, 9:21 AM". */
export const moment = (instant: number, now: number, timezone: string): string => {
  const day = dayDivider(instant, now, timezone)
  const time = storeTime(instant, timezone)
  return day === 'Today' ? time : `${day}, ${time}`
}

/** "Today, 9:21 AM", where the day isn't shown nearby. */
export const dayAndTime = (instant: number, now: number, timezone: string): string =>
  `${dayDivider(instant, now, timezone)}, ${storeTime(instant, timezone)}`

const FUNDINGS: readonly string[] = ['debit', 'credit', 'prepaid']

/** "Visa debit ···· 5556", "PayPal"; empty while unknown. */
export const cardWords = ({
  cardType,
  cardLastFour,
  cardFunding,
}: Pick<PaymentData, 'cardType' | 'cardLastFour' | 'cardFunding'>): string => {
  if (cardLastFour === null) return cardLabel(cardType, null)
  const funding = cardFunding !== null && FUNDINGS.includes(cardFunding) ? ` ${cardFunding}` : ''
  return `${cardBrandName(cardType ?? '')}${funding} ···· ${cardLastFour}`
}

/** "$3.76 on top when paid by card", "$3.76, charged $129.26 in all": the fee for paying online. */
export const onlineFeeWords = ({ paymentAmount, paymentFee, paymentStatus }: PaymentData): string =>
  paymentStatus === 'approved'
    ? `${dollars(paymentFee)}, charged ${dollars(paymentAmount + paymentFee)} in all`
    : `${dollars(paymentFee)} on top when paid by card`

export const ticketsOf = (paymentTicketList: string): readonly string[] => {
  const parsed = parseTicketList(paymentTicketList)
  return parsed.ok ? parsed.tickets : []
}

/** "Today", "Tomorrow", "Yesterday", else "Monday, November 23": a business day of the store. */
export const postingDayName = (day: string, now: number, timezone: string): string => {
  const today = localDay(now, timezone)
  const names = { [today]: 'Today', [addDays(today, 1)]: 'Tomorrow', [addDays(today, -1)]: 'Yesterday' }
  return names[day] ?? storeDate(instantOf(`${day}T12:00`, timezone), timezone)
}

/** "Today (paid before the 5:45 PM cutoff)": the store's business day that a payment made at `paidAt` counts for, and why. */
export const postsWords = (day: string, store: PostingStore, paidAt: number, now: number): string => {
  const { storeTimezone: timezone } = store
  const name = postingDayName(day, now, timezone)
  const paidOn = localDay(paidAt, timezone)
  const cutoff = paymentCutoff(store, timezone, paidOn)
  if (paidOn === day)
    return cutoff === undefined ? name : `${name} (paid before the ${storeTime(cutoff, timezone)} cutoff)`
  if (cutoff === undefined) return `${name} (paid while the store was closed)`
  return cutoff <= paidAt ? `${name} (paid after the ${storeTime(cutoff, timezone)} cutoff)` : name
}

interface PostingStore extends OpeningHours {
  readonly storeTimezone: string
}
