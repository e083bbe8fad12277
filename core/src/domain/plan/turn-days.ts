// The days on which a plan asks, in the store's own calendar.
//  - A month's turns keep the day of the first: from the 31st on, the 28th or 30th where a month ends then, and the 31st
//    again in the next.
//  - On a day on which the store is closed, the turn is on the next open one.
//  - A planned day that passed without a turn is passed over, and the turn comes on the next: after a pause, after a long
//    closing, and if the request before could still be paid. Nobody is asked on two days running for what was missed.
// A turn's text leaves when the store opens, or when the customer's quiet hours end if that is later. It can be paid for a
// week, but only until the store's cutoff before the next planned day, so that the next turn is never late because of it.
import { type OpenPeriod, openPeriod } from '#domain/hours/open-period.ts'
import { hoursOn, type OpeningHours } from '#domain/hours/opening-hours.ts'
import { nextAllowed, type Whereabouts } from '#domain/mailer/quiet-hours.ts'
import { addDays, dayOfMonth, daysBetween, type LocalDay, yearMonthDay } from '#domain/time/day.ts'
import { type LocalDateTime, localDateTime, localDay } from '#domain/time/zone.ts'
import type { PlanInterval, PlanTerms } from './plan.ts'

export type Dated = Pick<PlanTerms, 'planKind' | 'planStart' | 'planEvery'>

const DAYS: Readonly<Record<Exclude<PlanInterval, 'month'>, number>> = { week: 7, '2weeks': 14 }

const monthsAfter = (start: LocalDay, months: number): LocalDay => {
  const { year, month, day } = yearMonthDay(start)
  const count = month - 1 + months
  return dayOfMonth(year + Math.floor(count / 12), (count % 12) + 1, day)
}

const monthsBetween = (start: LocalDay, end: LocalDay): number => {
  const [begins, ends] = [yearMonthDay(start), yearMonthDay(end)]
  return 12 * (ends.year - begins.year) + ends.month - begins.month
}

const firstOfMonths = (start: LocalDay, from: LocalDay): LocalDay => {
  const months = monthsBetween(start, from)
  const inMonth = monthsAfter(start, months)
  return inMonth >= from ? inMonth : monthsAfter(start, months + 1)
}

/** The first planned day that is not before another. */
const plannedFrom = ({ planKind, planStart, planEvery }: Dated, from: LocalDay): LocalDay => {
  if (from <= planStart) return planStart
  if (planKind === 'once') return from
  if (planEvery === 'month') return firstOfMonths(planStart, from)
  const step = DAYS[planEvery]
  return addDays(planStart, step * Math.ceil(daysBetween(planStart, from) / step))
}

/** A store that opens on none of so many days has closed for good. */
const LONGEST_CLOSING_DAYS = 400

/** The first open day from a day on. */
export const openDayFrom = (day: LocalDay, hours: OpeningHours): LocalDay | undefined => {
  for (let ahead = 0; ahead <= LONGEST_CLOSING_DAYS; ahead += 1) {
    const candidate = addDays(day, ahead)
    if (hoursOn(hours, candidate)?.hoursIsOpen) return candidate
  }
  return undefined
}

/**
 * The day of the next turn: `from` is today, or the day after the turn before if that is later. Undefined if the store
 * doesn't open anymore.
 */
export const nextTurnDay = (plan: Dated, from: LocalDay, hours: OpeningHours): LocalDay | undefined =>
  openDayFrom(plannedFrom(plan, from), hours)

/** The last planned day that is not after another. */
const plannedUntil = (plan: Dated, until: LocalDay): LocalDay => {
  const { planKind, planStart, planEvery } = plan
  if (planKind === 'once' || until <= planStart) return planStart
  if (planEvery !== 'month')
    return addDays(planStart, DAYS[planEvery] * Math.floor(daysBetween(planStart, until) / DAYS[planEvery]))
  const months = monthsBetween(planStart, until)
  const inMonth = monthsAfter(planStart, months)
  return inMonth <= until ? inMonth : monthsAfter(planStart, months - 1)
}

/** The day of a turn that was set before, by the hours as they are now: the store may open on its planned day after all. */
export const turnDayNow = (plan: Dated, nextDay: LocalDay, today: LocalDay, hours: OpeningHours): LocalDay => {
  const planned = plannedUntil(plan, nextDay)
  return openDayFrom(planned > today ? planned : today, hours) ?? nextDay
}

/** The days of so many turns, as far as the store opens, if nothing comes between. */
export const turnDays = (plan: Dated, count: number, hours: OpeningHours): readonly LocalDay[] => {
  const days: LocalDay[] = []
  while (days.length < count) {
    const before = days.at(-1)
    const day = nextTurnDay(plan, before === undefined ? plan.planStart : addDays(before, 1), hours)
    if (day === undefined) break
    days.push(day)
  }
  return days
}

/**
 * When the text of a turn of this day may leave. If the day has passed, as after an outage, it is as soon as possible;
 * null if there are no texting hours, or the store doesn't open anymore.
 */
export const turnTime = (day: LocalDay, store: OpeningHours, who: Whereabouts, now: number): number | null => {
  const today = localDay(now, who.storeTimezone)
  const open = openDayFrom(day > today ? day : today, store)
  const period = open && openPeriod(store, who.storeTimezone, open)
  return period === undefined ? null : nextAllowed(who, Math.max(now, period.opens))
}

const PAYABLE_DAYS = 7

/** Until when a turn asked for on this day can be paid; undefined if the store is closed until the next one. */
export const turnExpiry = (
  plan: Dated,
  asked: LocalDay,
  { store, timezone, now }: { readonly store: OpeningHours; readonly timezone: string; readonly now: number },
): LocalDateTime | undefined => {
  const next = plan.planKind === 'once' ? undefined : nextTurnDay(plan, addDays(asked, 1), store)
  const days = Math.min(PAYABLE_DAYS, next === undefined ? PAYABLE_DAYS : daysBetween(asked, next))
  const periods = Array.from({ length: days }, (_, ahead) => openPeriod(store, timezone, addDays(asked, ahead)))
  const last = periods.findLast((one): one is OpenPeriod => one !== undefined && one.paymentCutoff > now)
  return last && localDateTime(last.paymentCutoff, timezone)
}
