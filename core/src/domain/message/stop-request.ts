// A request to get no more messages, in a customer's own words, waits for a user to decide whether it is one
// (`opt-out-request.ts`). A withdrawal must be honored within a reasonable time, at most ten business days (47 CFR
// 64.1200(a)(10)). The section does not define a business day. As for the FCC's own deadlines (47 CFR 1.4(e)), we count
// every day except Saturdays, Sundays and federal holidays, and do not count the day of the request itself: our
// reading. The days are the store's own.
import { isFederalHoliday } from '#domain/hours/federal-holidays.ts'
import { addDays, dayOfWeek, type LocalDay } from '#domain/time/day.ts'
import type { ConsentSource } from '#domain/customer/consent.ts'
import { countOf } from '#domain/text/figure.ts'
import type { MessageChannel } from './channel.ts'

export const STOP_DECISIONS = ['opted_out', 'not_a_request'] as const
export type StopDecision = (typeof STOP_DECISIONS)[number]

export const STOP_DECISION_LABELS: Readonly<Record<StopDecision, string>> = {
  opted_out: 'Opted out',
  not_a_request: 'Not a request',
}

/** A list shows all requests, or one of these. */
export const STOP_FILTERS = ['open', 'decided'] as const

const MOST_BUSINESS_DAYS = 10
/** With this many days left or fewer, it is urgent. */
const URGENT_DAYS = 2
const [SUNDAY, SATURDAY] = [0, 6]

const isBusinessDay = (day: LocalDay): boolean => ![SUNDAY, SATURDAY].includes(dayOfWeek(day)) && !isFederalHoliday(day)

/** The last day on which a request of that day may be honored. */
export const stopDueDay = (requested: LocalDay): LocalDay => {
  let day = requested
  for (let counted = 0; counted < MOST_BUSINESS_DAYS;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) counted += 1
  }
  return day
}

/** The business days after one day, up to and including another. */
const businessDaysAfter = (day: LocalDay, last: LocalDay): number => {
  let count = 0
  for (let next = addDays(day, 1); next <= last; next = addDays(next, 1)) if (isBusinessDay(next)) count += 1
  return count
}

/** The business days left after today; null once the last one has passed. */
export const businessDaysLeft = (today: LocalDay, due: LocalDay): number | null =>
  today > due ? null : businessDaysAfter(today, due)

export const isUrgent = (daysLeft: number | null): boolean => daysLeft === null || daysLeft <= URGENT_DAYS

/** "4 business days left" */
export const daysLeftWords = (daysLeft: number | null): string =>
  daysLeft === null ? 'Overdue' : daysLeft === 0 ? 'Due today' : `${countOf(daysLeft, 'business day')} left`

/** How a customer asked, in their consent record's words. */
export const SOURCE_OF_CHANNEL = {
  sms: 'text',
  email: 'email',
  web: 'web',
} as const satisfies Readonly<Record<MessageChannel, ConsentSource>>

interface Standing {
  readonly optedOut: boolean
  readonly loansRefused: boolean
}

/** Whether there is nothing left to decide. STOP is about texts. Only a refusal of everything ends all emails too. */
export const isHonored = (channel: MessageChannel, { optedOut, loansRefused }: Standing): boolean =>
  optedOut && (channel !== 'email' || loansRefused)
