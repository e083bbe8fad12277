// Spec 2 §4, basic mode: only opening and closing are entered. Payments stop counting for the day a quarter of an hour
// before closing, and the auto-reply begins at closing.
import { DAY_MINUTES, minutesOf, type StoreHours } from './store-hours.ts'

const CUTOFF_MINUTES = 15

const timeOf = (minutes: number): string => {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}:00`
}

type Times = Omit<StoreHours, 'hoursDayOfWeek' | 'hoursIsOpen'>

/**
 * A day's times from its opening and closing alone. A store open for less than a quarter of an hour cuts off a minute
 * after it opens: a cutoff at the opening itself would mean the next day.
 */
export const simpleHours = (opens: string, closes: string): Times => {
  const [opening, closing] = [minutesOf(opens), minutesOf(closes)]
  const open = (closing - opening + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
  return {
    hoursOpenTime: timeOf(opening),
    hoursCloseTime: timeOf(closing),
    hoursPaymentCutoffTime: timeOf(closing - Math.min(CUTOFF_MINUTES, open - 1)),
    hoursAutoReplyTime: timeOf(closing),
  }
}

/** Whether a day's cutoff and auto-reply are what basic mode would derive from its opening and closing. */
export const isSimple = ({ hoursOpenTime, hoursCloseTime, ...day }: StoreHours): boolean => {
  const simple = simpleHours(hoursOpenTime, hoursCloseTime)
  return (
    simple.hoursPaymentCutoffTime.slice(0, 5) === day.hoursPaymentCutoffTime.slice(0, 5) &&
    simple.hoursAutoReplyTime.slice(0, 5) === day.hoursAutoReplyTime.slice(0, 5)
  )
}

/**
 * A day whose opening or closing changes in basic mode. Its cutoff and auto-reply move with the closing, and keep their
 * distance from it.
 */
export const movedHours = (day: StoreHours, change: Partial<StoreHours>): StoreHours => {
  const next = { ...day, ...change }
  if (isSimple(day)) return { ...next, ...simpleHours(next.hoursOpenTime, next.hoursCloseTime) }
  const by = minutesOf(next.hoursCloseTime) - minutesOf(day.hoursCloseTime)
  return {
    ...next,
    hoursPaymentCutoffTime: timeOf(minutesOf(day.hoursPaymentCutoffTime) + by),
    hoursAutoReplyTime: timeOf(minutesOf(day.hoursAutoReplyTime) + by),
  }
}

/** Whether the store closes on the day after it opened: 18:00–02:00, and equal times are a whole day. */
export const endsNextDay = ({ hoursOpenTime, hoursCloseTime }: Pick<StoreHours, 'hoursOpenTime' | 'hoursCloseTime'>) =>
  minutesOf(hoursCloseTime) <= minutesOf(hoursOpenTime)
