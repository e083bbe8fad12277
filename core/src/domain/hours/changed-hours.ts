// The changed times of a store's week, by day, for the activity log.
import { groupBy } from '#domain/collection/group-by.ts'
import { clock } from '#domain/time/clock.ts'
import { DAYS_OF_WEEK, type StoreHours } from './store-hours.ts'

/** Only a day's differences; a day that newly opens also has its hours. */
export type ChangedDay = Pick<StoreHours, 'hoursDayOfWeek'> & Partial<StoreHours>

const TIMES = ['hoursOpenTime', 'hoursCloseTime', 'hoursPaymentCutoffTime', 'hoursAutoReplyTime'] as const

export const changedHours = (before: readonly StoreHours[], after: readonly StoreHours[]): ChangedDay[] =>
  after.flatMap((day) => {
    const was = before.find(({ hoursDayOfWeek }) => hoursDayOfWeek === day.hoursDayOfWeek)
    const turns = day.hoursIsOpen !== was?.hoursIsOpen
    const times = TIMES.filter((time) => day[time] !== was?.[time] || (turns && day.hoursIsOpen))
    if (!turns && times.length === 0) return []
    return [
      {
        hoursDayOfWeek: day.hoursDayOfWeek,
        ...(turns && { hoursIsOpen: day.hoursIsOpen }),
        ...Object.fromEntries(times.map((time) => [time, day[time]])),
      },
    ]
  })

const dayWords = (day: ChangedDay): string => {
  const { hoursIsOpen, hoursOpenTime, hoursCloseTime, hoursPaymentCutoffTime, hoursAutoReplyTime } = day
  if (hoursIsOpen === false) return 'closed'
  return [
    hoursIsOpen && 'open',
    hoursOpenTime && `opens ${clock(hoursOpenTime)}`,
    hoursCloseTime && `closes ${clock(hoursCloseTime)}`,
    hoursPaymentCutoffTime && `payment cutoff ${clock(hoursPaymentCutoffTime)}`,
    hoursAutoReplyTime && `auto-reply from ${clock(hoursAutoReplyTime)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** "Wednesday: opens 10:00 AM; Saturday, Sunday: closed". Days with the same change are combined, from Monday. */
export const changedHoursText = (days: readonly ChangedDay[]): string => {
  const fromMonday = [...days].sort((a, b) => ((a.hoursDayOfWeek + 6) % 7) - ((b.hoursDayOfWeek + 6) % 7))
  const named = groupBy(fromMonday, dayWords, (day) => DAYS_OF_WEEK[day.hoursDayOfWeek] ?? '')
  return [...named].map(([words, names]) => `${names.join(', ')}: ${words}`).join('; ')
}
