// One day's opening hours as instants. A store that closes at or before its opening time closes on the next day
// (18:00–02:00; equal times are a whole day), and its cutoff and auto-reply times move with it. A time the clocks skip
// means the moment they jump; if a time occurs twice, the opening takes the first and every ending the last.
import { addDays, type LocalDay } from '#domain/time/day.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import { hoursOn, type OpeningHours } from './opening-hours.ts'
import { hasCutoffWhileOpen } from './store-hours.ts'

export interface OpenPeriod {
  /** The day it begins on. */
  readonly day: LocalDay
  readonly opens: number
  readonly closes: number
  readonly paymentCutoff: number
  // From here until the next opening, inbound messages get the auto-reply.
  readonly autoReply: number
}

export const openPeriod = (hours: OpeningHours, timezone: string, day: LocalDay): OpenPeriod | undefined => {
  const today = hoursOn(hours, day)
  if (!today?.hoursIsOpen) return undefined
  const overnight = minute(today.hoursCloseTime) <= minute(today.hoursOpenTime)
  const ending = (time: string): number => {
    const nextDay = overnight && minute(time) <= minute(today.hoursOpenTime)
    return instantOf(`${nextDay ? addDays(day, 1) : day}T${time}`, timezone, { disambiguation: 'later' })
  }
  const opens = instantOf(`${day}T${today.hoursOpenTime}`, timezone, { disambiguation: 'earlier' })
  const closes = ending(today.hoursCloseTime)
  return {
    day,
    opens,
    closes,
    // Stores saved with an earlier version may have one outside their hours. It then means the closing.
    paymentCutoff: hasCutoffWhileOpen(today) ? ending(today.hoursPaymentCutoffTime) : closes,
    autoReply: Math.min(closes, Math.max(opens, ending(today.hoursAutoReplyTime))),
  }
}

const minute = (time: string): string => time.padEnd(8, ':00')

// A longer closing means that the store has closed for good.
const LONGEST_CLOSING_DAYS = 400

// Every period that can matter at `now`: from the one that began yesterday to the same weekday next week. If the store
// stays closed for longer than that, up to its next opening.
export const periodsAround = (hours: OpeningHours, timezone: string, now: number): OpenPeriod[] => {
  const today = localDay(now, timezone)
  const periods: OpenPeriod[] = []
  const isLong = hours.storeClosures.length > 0
  const opensAgain = () => periods.some(({ opens }) => opens > now)
  for (let offset = -1; offset <= 8 || (isLong && offset <= LONGEST_CLOSING_DAYS && !opensAgain()); offset += 1) {
    const period = openPeriod(hours, timezone, addDays(today, offset))
    if (period) periods.push(period)
  }
  return periods
}
