// Days as whole numbers, in integer arithmetic: no clock, no zone, and none of a calendar library's cost.

declare const form: unique symbol
export type LocalDay = string & { readonly [form]: 'LocalDay' }

/** The spec's default date range (Spec 1 §9). */
export const FIRST_DAY = '1900-01-01' as LocalDay
export const LAST_DAY = '9999-12-31' as LocalDay

export interface YearMonthDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0)

/**
 * The day the text names, or undefined if there is no such day: 2023-02-29, 2024-2-9 and full-width digits are not
 * days.
 */
export const parseLocalDay = (text: string): LocalDay | undefined => {
  const match = DAY_PATTERN.exec(text)
  if (!match) return undefined
  const year = Number(match[1])
  const month = Number(match[2])
  const day = Number(match[3])
  return year >= 1 && day >= 1 && day <= daysInMonth(year, month) ? (text as LocalDay) : undefined
}

/** The day the text names; for constants and values already checked. */
export const asLocalDay = (text: string): LocalDay => {
  const day = parseLocalDay(text)
  if (day === undefined) throw new RangeError(`Not a day: ${text}`)
  return day
}

const digit = (text: string, index: number): number => text.charCodeAt(index) - 48

export const yearMonthDay = (day: LocalDay): YearMonthDay => ({
  year: digit(day, 0) * 1000 + digit(day, 1) * 100 + digit(day, 2) * 10 + digit(day, 3),
  month: digit(day, 5) * 10 + digit(day, 6),
  day: digit(day, 8) * 10 + digit(day, 9),
})

const twoDigits = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

const write = (year: number, month: number, day: number): LocalDay =>
  `${year < 1000 ? String(year).padStart(4, '0') : year}-${twoDigits[month]}-${twoDigits[day]}` as LocalDay

/** The day of a year, month and day, clamped to the month's length: February 29 becomes 28 in common years. */
export const dayOfMonth = (year: number, month: number, day: number): LocalDay =>
  write(year, month, Math.min(day, daysInMonth(year, month)))

/** Days since 1970-01-01 in the proleptic Gregorian calendar, in integers: no zone or daylight saving can shift it. */
export const epochDay = (local: LocalDay): number => {
  const month = digit(local, 5) * 10 + digit(local, 6)
  const year =
    digit(local, 0) * 1000 + digit(local, 1) * 100 + digit(local, 2) * 10 + digit(local, 3) - (month <= 2 ? 1 : 0)
  const century = Math.floor(year / 100)
  const dayOfYear =
    Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digit(local, 8) * 10 + digit(local, 9) - 1
  return 365 * year + Math.floor(year / 4) - century + Math.floor(century / 4) + dayOfYear - 719468
}

const FIRST_EPOCH_DAY = -719162
const LAST_EPOCH_DAY = 2932896

/** The inverse of `epochDay`. */
export const dayFromEpoch = (count: number): LocalDay => {
  if (!(count >= FIRST_EPOCH_DAY && count <= LAST_EPOCH_DAY))
    throw new RangeError('The day lies outside the years 1 to 9999')
  // Years run from March, in eras of 400 years (146,097 days), so that the leap day comes last.
  const shifted = count + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra =
    ((dayOfEra - ((dayOfEra / 1460) | 0) + ((dayOfEra / 36524) | 0) - ((dayOfEra / 146096) | 0)) / 365) | 0
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0))
  const marchMonth = ((5 * dayOfYear + 2) / 153) | 0
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return write(year, month, dayOfYear - (((153 * marchMonth + 2) / 5) | 0) + 1)
}

export const addDays = (day: LocalDay, days: number): LocalDay => dayFromEpoch(epochDay(day) + days)

/** So many days later, or the last day there is. */
export const daysOn = (day: LocalDay, days: number): LocalDay =>
  dayFromEpoch(Math.min(epochDay(day) + days, LAST_EPOCH_DAY))

export const daysBetween = (from: LocalDay, to: LocalDay): number => epochDay(to) - epochDay(from)

/** 0 is Sunday, as in the spec's hoursDayOfWeek. */
export const dayOfWeek = (day: LocalDay): number => (((epochDay(day) + 4) % 7) + 7) % 7
