import { isClockTime, type StoreHours } from '@xd/core/domain/hours/store-hours.ts'
import { invalidInput } from '#output/failure.ts'

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const dayOf = (name: string): number => {
  const day = DAYS.indexOf(name.toLowerCase())
  if (day < 0) throw invalidInput(`--open knows the days ${DAYS.join(', ')}, not ${name}`)
  return day
}

/** "mon-fri", "sat,sun", "fri-mon" (across the weekend) */
const daysOf = (text: string): number[] =>
  text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-')
    const from = dayOf(first)
    const length = ((dayOf(last) - from + 7) % 7) + 1
    return Array.from({ length }, (_, index) => (from + index) % 7)
  })

const timeOf = (text: string | undefined): string => {
  if (text === undefined || !isClockTime(text))
    throw invalidInput(`--open must have times like 09:00-18:00, not ${text ?? ''}`)
  return `${text.slice(0, 5)}:00`
}

const SPAN = /^(\S+)\s+(\S+?)-(\S+?)(?:\s+(\S+))?$/

/**
 * A week from texts like "mon-fri 09:00-18:00 17:45": days, opening, closing, and the payment cutoff if it differs from
 * closing.
 */
export const weekOf = (spans: readonly string[]): StoreHours[] => {
  const week = DAYS.map((_, day): StoreHours => ({
    hoursDayOfWeek: day,
    hoursIsOpen: false,
    hoursOpenTime: '09:00:00',
    hoursCloseTime: '18:00:00',
    hoursPaymentCutoffTime: '17:45:00',
    hoursAutoReplyTime: '18:00:00',
  }))
  for (const text of spans) {
    const match = SPAN.exec(text.trim())
    if (!match) throw invalidInput(`--open must be like "mon-fri 09:00-18:00", not "${text}"`)
    const closes = timeOf(match[3])
    for (const day of daysOf(match[1] ?? '')) {
      week[day] = {
        hoursDayOfWeek: day,
        hoursIsOpen: true,
        hoursOpenTime: timeOf(match[2]),
        hoursCloseTime: closes,
        hoursPaymentCutoffTime: match[4] === undefined ? closes : timeOf(match[4]),
        hoursAutoReplyTime: closes,
      }
    }
  }
  return week
}
