// The forms in which days are named, and the days they mean. clause-grammar.ts says how to read their patterns; the parts
// are those of said-day-words.ts.
import { rule } from '#domain/text/clause-grammar.ts'
import {
  addDays,
  dayOfMonth,
  dayOfWeek,
  daysBetween,
  daysInMonth,
  type LocalDay,
  parseLocalDay,
  yearMonthDay,
} from './day.ts'
import { type Said, SLASHED } from './said-day-words.ts'

export interface ReadDays {
  /** The day meant, then others it may mean: the nearest ahead first, then those past. None if it contradicts itself. */
  readonly days: readonly LocalDay[]
  /** The days that 12/4 means where the day is written first. */
  readonly dayFirst?: readonly LocalDay[]
}

const nextOf = (weekday: number, today: LocalDay): LocalDay =>
  addDays(today, ((weekday - dayOfWeek(today) + 6) % 7) + 1)
const aroundNext = (next: LocalDay): LocalDay[] => [next, addDays(next, -7), addDays(next, -14)]
const mondayNextWeek = (today: LocalDay): LocalDay => nextOf(1, today)
const inNextWeek = (weekday: number, today: LocalDay): LocalDay => addDays(mondayNextWeek(today), (weekday + 6) % 7)
const thisSunday = (today: LocalDay): LocalDay => addDays(mondayNextWeek(today), -1)
const lastOfMonth = (year: number, month: number): LocalDay => dayOfMonth(year, month, 31)

/** Days in their order: those ahead of today first, then the past ones, nearest first. */
const fromToday = (days: readonly LocalDay[], today: LocalDay): LocalDay[] => [
  ...days.filter((day) => day >= today),
  ...days.filter((day) => day < today).reverse(),
]

const monthDays = (month: number, day: number, year: number | undefined, today: LocalDay): LocalDay[] => {
  const now = yearMonthDay(today).year
  const years = year === undefined ? [now - 1, now, now + 1] : [year < 100 ? 2000 + year : year]
  return fromToday(
    years.flatMap((of) => (day >= 1 && day <= daysInMonth(of, month) ? [dayOfMonth(of, month, day)] : [])),
    today,
  )
}

const MONTHS_AROUND = [-2, -1, 0, 1, 2]
const daysOfMonth = (day: number, today: LocalDay): LocalDay[] => {
  const { year, month } = yearMonthDay(today)
  return fromToday(
    MONTHS_AROUND.flatMap((offset) => {
      const [of, at] = [year + Math.floor((month - 1 + offset) / 12), ((((month - 1 + offset) % 12) + 12) % 12) + 1]
      return day <= daysInMonth(of, at) ? [dayOfMonth(of, at, day)] : []
    }),
    today,
  )
}

/** As Spanish counts: eight days are a week, fifteen two. */
const idiomDays = (words: string, from: LocalDay): LocalDay[] =>
  (/(?:ocho|8)$/.test(words) ? [7, 8] : [14, 15]).map((days) => addDays(from, days))

const slashedDays = (written: string, today: LocalDay): ReadDays | undefined => {
  const [, one, mark, other, year] = SLASHED.exec(written) ?? []
  // 10-6 is rather from ten to six.
  if (one === undefined || (mark === '-' && year === undefined)) return undefined
  const [first, second] = [Number(one), Number(other)]
  const of = (month: number, day: number) =>
    month >= 1 && month <= 12 ? monthDays(month, day, year === undefined ? undefined : Number(year), today) : []
  const [monthFirst, dayFirst] = [of(first, second), of(second, first)]
  if (monthFirst.length > 0) return { days: monthFirst, dayFirst }
  return dayFirst.length > 0 ? { days: dayFirst } : undefined
}

const ON_DATE =
  '(?:MONTHNAME DOT? (?:the|el)? (?:NUMBER|ORDINAL|ORDINALWORD) (?:COMMA? (?:of|de|del)? YEAR)?|(?:NUMBER|ORDINAL|ORDINALWORD) (?:de|of|(?<=ORDINAL)|(?<=NUMBER)) MONTHNAME (?:(?:de|del|COMMA)? YEAR)?)'
const THE = '(?:the|el|dia|on|la|este|del|al){0,2}'
const A_DAY = '(?=$|FOLLOWS|WEEKDAY|TODAY|TOMORROW|MANANA)'

/** Nobody names the weekday of a day further off, unless with its year: Friday, December 5, is none of last year's. */
const MOST_DAYS_OFF = 183
/** Those of a date's days that fall on the weekday named with it. */
const onlyOn = (weekday: number, days: readonly LocalDay[], today: LocalDay, hasYear = false): LocalDay[] =>
  days.filter((day) => dayOfWeek(day) === weekday && (hasYear || Math.abs(daysBetween(today, day)) <= MOST_DAYS_OFF))

type Form = readonly [pattern: string, read: (said: Said, today: LocalDay) => ReadDays | undefined]

/** The first that fits counts. Each stands below an example of its kind. */
const FORMS: Readonly<Record<string, Form>> = {
  // Dates
  '2026-12-04': ['WHOLE', ({ words }) => ({ days: [parseLocalDay(words[0]!)].flatMap((day) => day ?? []) })],
  'Friday, December 4': [`WEEKDAY DOT? COMMA? ${THE} ${ON_DATE}`, ({ weekday, month, number, year }, today) => ({ days: onlyOn(weekday, monthDays(month, number, year, today), today, year !== undefined) })],
  'Fri 12/4': [`WEEKDAY DOT? COMMA? ${THE} SLASHED`, ({ weekday, slashed }, today) => {
    const read = slashedDays(slashed, today)
    return read && { days: onlyOn(weekday, [...read.days, ...(read.dayFirst ?? [])], today, /\d\D\d+\D\d/.test(slashed)) }
  }],
  'Friday the 4th': [`WEEKDAY DOT? COMMA? ${THE} ORDINAL`, ({ weekday, number }, today) => ({ days: onlyOn(weekday, daysOfMonth(number, today), today) })],
  'viernes 4': [`WEEKDAY DOT? ${THE} NUMBER ${A_DAY}`, ({ weekday, number }, today) => {
    const days = onlyOn(weekday, daysOfMonth(number, today).slice(0, 2), today)
    return days.length === 0 ? undefined : { days }
  }],
  'December 4, 2026': [ON_DATE, ({ month, number, year }, today) => ({ days: monthDays(month, number, year, today) })],
  '12/4': ['SLASHED', ({ slashed }, today) => slashedDays(slashed, today)],
  'on 1/2': ['(?:on|by|until|till|til|the|el|due|vence) FRACTION', ({ slashed }, today) => slashedDays(slashed, today)],
  // Weeks and months
  'end of December': ['ENDOF MONTHNAME', ({ month }, today) => {
    const { year } = yearMonthDay(today)
    return { days: fromToday([lastOfMonth(year, month), lastOfMonth(year + 1, month)], today) }
  }],
  'end of next month': ['ENDOF next MONTH', (_, today) => {
    const { year, month } = yearMonthDay(today)
    return { days: [month === 12 ? lastOfMonth(year + 1, 1) : lastOfMonth(year, month + 1)] }
  }],
  'end of the month': ['EOM', (_, today) => {
    const { year, month } = yearMonthDay(today)
    return { days: [lastOfMonth(year, month)] }
  }],
  'end of next week': ['ENDOF NEXTWEEK', (_, today) => ({ days: [inNextWeek(5, today)] })],
  'end of the week': ['EOW', (_, today) => ({ days: [dayOfWeek(today) === 5 ? today : nextOf(5, today)] })],
  'the first of the month': ['FIRSTOF', (_, today) => ({ days: daysOfMonth(1, addDays(today, 1)) })],
  'Tuesday of next week': ['WEEKDAY (?:of|de|on|COMMA)? (?:la|this)? NEXTWEEK', ({ weekday }, today) => ({ days: [inNextWeek(weekday, today)] })],
  'next week Tuesday': ['NEXTWEEK COMMA? (?:on|el|the|by|probably|maybe)* WEEKDAY', ({ weekday }, today) => ({ days: [inNextWeek(weekday, today)] })],
  'a week from Friday': ['COUNT WEEK from (?:the|this|next)? WEEKDAY', ({ weekday, count }, today) => ({ days: [addDays(nextOf(weekday, today), count * 7)] })],
  'a week from tomorrow': ['COUNT WEEK from TOMORROW', ({ count }, today) => ({ days: [addDays(today, count * 7 + 1)] })],
  'el viernes en ocho': ['WEEKDAY (?:ENOCHO|ENQUINCE)', ({ weekday, words }, today) => ({ days: idiomDays(words.at(-1)!, nextOf(weekday, today)).slice(0, 1) })],
  'de hoy en quince': ['TODAY (?:ENOCHO|ENQUINCE)', ({ words }, today) => ({ days: idiomDays(words.at(-1)!, today).slice(0, 1) })],
  'in two weeks': ['(?:(?:in|en|within) (?:about|like|como|unos|unas)?|dentro de) COUNT (?:more|mas)? WEEK', ({ count }, today) => ({ days: [addDays(today, count * 7)] })],
  'two weeks from now': ['COUNT WEEK FROMNOW', ({ count }, today) => ({ days: [addDays(today, count * 7)] })],
  'in 3 days': ['(?:(?:in|en|within) (?:about|like|como|unos)?|dentro de) COUNT (?:more|mas)? DAYS', ({ count, words }, today) => ({ days: words.at(-1)!.startsWith('dia') && (count === 8 || count === 15) ? idiomDays(String(count), today) : [addDays(today, count)] })],
  'en ocho días': ['(?:ENOCHO|ENQUINCE) DAYS', ({ words }, today) => ({ days: idiomDays(words[0]!, today) })],
  '3 days from now': ['COUNT DAYS FROMNOW', ({ count }, today) => ({ days: [addDays(today, count)] })],
  'next weekend': ['NEXT WEEKEND', (_, today) => ({ days: [addDays(thisSunday(today), 7)] })],
  'the weekend': ['(?:this|the|el|este|coming|over|on|by) WEEKEND', (_, today) => ({ days: [thisSunday(today), addDays(thisSunday(today), -1)] })],
  // Weekdays
  'last Friday': ['(?:PASTONE WEEKDAY|WEEKDAY pasado)', ({ weekday }, today) => ({ days: aroundNext(nextOf(weekday, today)).filter((day) => day < today) })],
  'next Friday': ['NEXT WEEKDAY', ({ weekday }, today) => ({ days: [inNextWeek(weekday, today), nextOf(weekday, today)] })],
  'el próximo viernes': ['(?:COMING WEEKDAY|WEEKDAY (?:COMING|proximo))', ({ weekday }, today) => ({ days: [nextOf(weekday, today)] })],
  'Friday': ['WEEKDAY', ({ weekday }, today) => ({ days: aroundNext(nextOf(weekday, today)) })],
  // Near days
  'day after tomorrow': ['AFTERTOMORROW', (_, today) => ({ days: [addDays(today, 2)] })],
  'today': ['TODAY', (_, today) => ({ days: [today] })],
  'tomorrow': ['TOMORROW', (_, today) => ({ days: [addDays(today, 1)] })],
  'mañana': ['(?<!(?:la|esta|toda|en|media|cada) ) MANANA', (_, today) => ({ days: [addDays(today, 1)] })],
  // Days of the month
  'the 4th': [`(?<!MONTHNAME) ORDINAL ${A_DAY}`, ({ number }, today) => ({ days: daysOfMonth(number, today) })],
  'el 4': [`(?:the|el|dia) dia? NUMBER ${A_DAY} (?!de (?:mis|los|las|esos|tus))`, ({ number }, today) => ({ days: daysOfMonth(number, today) })],
  'el quince': [`(?:el|dia) dia? NUMBERWORD ${A_DAY}`, ({ number }, today) => ({ days: daysOfMonth(number, today) })],
  'by the first': [`(?:(?:on|by|until|till|til|before|el) (?:the|primero (?!_))?|(?:is|comes) the) ORDINALWORD ${A_DAY}`, ({ number }, today) => ({ days: daysOfMonth(number, today) })],
} // prettier-ignore

/** Parts that stand beside a day, and name none. */
const BESIDE = new Set(['FOLLOWS', 'COMMA', 'DOT'])

/** Each with the parts it is made of: where a text has none of them, the form is not tried. */
export const DAY_FORMS = Object.values(FORMS).map(([pattern, read]) => ({
  pattern: new RegExp(rule(pattern).source, 'gu'),
  parts: (pattern.replace(/\(\?[=!<].*?\)/g, '').match(/[A-Z]{2,}/g) ?? []).filter((part) => !BESIDE.has(part)),
  read,
}))
