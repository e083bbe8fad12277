// The days in an export's cells, however the system or the person wrote them. A time is dropped: a due date is a day at
// the store.
import { asLocalDay, dayFromEpoch, epochDay, type LocalDay, parseLocalDay } from '#domain/time/day.ts'
import { monthNamed } from '#domain/time/month-names.ts'
import { foldText } from '#domain/text/fold.ts'
import { cellText, NOTHING } from './cells.ts'

const SLASHED = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const SERIAL = /^(\d{5})(?:\.\d+)?$/
const TIME = /[T ]\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[AP]\.?M\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i
/** Values that systems write for "no date". */
const NO_DAY = new Set(['1900-01-01', '1899-12-30', '1753-01-01', '0001-01-01'])
// Two-digit years: 70 to 99 are in the last century. Spreadsheets have the same rule with an earlier year; a trade with
// short terms needs this one.
const PIVOT = 70
const EARLIEST = 1950
const LATEST = 2099

/** Spreadsheets count days from here. Only the days of this century: other numbers of five digits are something else. */
const SERIAL_ZERO = epochDay(asLocalDay('1899-12-30'))
const FIRST_SERIAL = 36_526
const LAST_SERIAL = 73_050

const padded = (number: number): string => String(number).padStart(2, '0')

const dayOf = (year: number, month: number, day: number): LocalDay | undefined | null => {
  const text = `${String(year).padStart(4, '0')}-${padded(month)}-${padded(day)}`
  if (NO_DAY.has(text)) return undefined
  return year < EARLIEST || year > LATEST ? null : (parseLocalDay(text) ?? null)
}

const fullYear = (year: string): number =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) >= PIVOT ? 1900 : 2000)

const WORDS = /[\s,./-]+/
const DAY_NUMBER = /^(\d{1,2})(?:st|nd|rd|th)?$/
const YEAR_NUMBER = /^(?:\d{4}|\d{2})$/
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]*$/

/** 31-Dec-2026, Dec 31, 2026, Thursday, December 31, 2026 and 31 de diciembre de 2026. */
const namedDay = (text: string): LocalDay | null | undefined => {
  const all = foldText(text)
    .split(WORDS)
    .filter((word) => word !== 'de')
  const words = all.length === 4 && WEEKDAY.test(all[0]!) ? all.slice(1) : all
  const [one = '', other = '', year = ''] = words
  const [name, number] = monthNamed(one) > 0 ? [one, other] : [other, one]
  const [, day] = DAY_NUMBER.exec(number) ?? []
  if (words.length !== 3 || monthNamed(name) === 0 || day === undefined || !YEAR_NUMBER.test(year)) return null
  return dayOf(fullYear(year), monthNamed(name), Number(day))
}

/** The longest day that anyone writes has some forty letters. */
const LONGEST_DAY = 100

const bareDay = (cell: string): string => cellText(cell).slice(0, LONGEST_DAY).replace(TIME, '').trim()

/** The two first numbers of a day that is written with three, the year last. */
export const slashedDay = (cell: string): { readonly text: string; readonly numbers: [number, number] } | undefined => {
  const text = bareDay(cell)
  const [, one, mark, other, year] = SLASHED.exec(text) ?? []
  // 26-11-21 more likely means a year, a month and a day.
  if (year === undefined || (year.length === 2 && mark === '-')) return undefined
  return { text, numbers: [Number(one), Number(other)] }
}

export const FIRST_PARTS = ['month', 'day'] as const
/** Which number comes first in a date of three numbers with the year last. */
export type FirstPart = (typeof FIRST_PARTS)[number]

/** Undefined for empty text, which says nothing. Null for an impossible value. */
export const cellDay = (cell: string, first: FirstPart = 'month'): LocalDay | undefined | null => {
  const text = bareDay(cell)
  if (text === '' || NOTHING.test(text)) return undefined
  const iso = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const serial = Number(SERIAL.exec(text)?.[1])
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL) return dayFromEpoch(SERIAL_ZERO + serial)
  const [, one, , other, year] = SLASHED.exec(text) ?? []
  if (year === undefined) return namedDay(text)
  const [month, day] = first === 'month' ? [one, other] : [other, one]
  return dayOf(fullYear(year), Number(month), Number(day))
}
