// The days that a text names, in English or Spanish: "Friday", "el viernes que viene", "Dec 4", "12/4", "the 15th",
// "in two weeks", "fin de mes". A day is named as seen from today, in the store's zone.
//
// Our own readings, where usage differs:
//  - "Friday" is the next one after today; a person who means today says so.
//  - "Next Friday" is the one of next week, and weeks begin on Monday. "El próximo viernes" is the next one.
//  - "En ocho días" is a week, "en quince días" two, as Spanish counts.
//  - A span is as good as its last day: "this weekend" is Sunday, the end of the week Friday.
//  - 12/4 is December 4. Where Spanish is written it may be April 12, which stands as another reading.
//  - A date and a weekday that don't agree name no day.
import { inParts, rule, type Word } from '#domain/text/clause-grammar.ts'
import { isSlip } from '#domain/text/slip.ts'
import { type Token, tokensOf } from '#domain/text/tokens.ts'
import { addDays, dayOfMonth, dayOfWeek, daysInMonth, parseLocalDay, yearMonthDay } from './day.ts'
import { monthNamed } from './month-names.ts'
import {
  AFTER_A_DATE,
  DAY_WORDS,
  NO_WEEKDAY,
  NUMBER_WORDS,
  ORDINAL_WORDS,
  WEEKDAY_NAMES,
  WEEKDAY_SLIPS,
} from './said-days.table.ts'
import type { LocalDay } from './zone.ts'

export interface SaidDay {
  readonly from: number
  readonly to: number
  /** The day meant, then others it may mean: the nearest ahead first, then those past. None if it contradicts itself. */
  readonly days: readonly LocalDay[]
  /** What 12/4 means where the day is written first. */
  readonly dayFirst?: readonly LocalDay[]
  /** A date, rather than a weekday or a count of days. */
  readonly isDate: boolean
}

// --- Words

const numbered = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words, number) => words.split(' ').map((word) => [word, number] as const)))

const WEEKDAYS = numbered(WEEKDAY_NAMES.map((names, day) => `${names} ${WEEKDAY_SLIPS[day]}`))
const NUMBERS = numbered(NUMBER_WORDS)
const ORDINALS = numbered(ORDINAL_WORDS)
const FOLLOWS = new Set(AFTER_A_DATE)
const NOT_WEEKDAYS = new Set(NO_WEEKDAY)
const LONG_NAMES = WEEKDAY_NAMES.flatMap((names, day) =>
  names.split(' ').flatMap((name) => (name.length >= 6 ? [[name, day] as const] : [])),
)

const weekdayNamed = (word: string): number | undefined =>
  WEEKDAYS.get(word) ??
  (word.length < 5 || word.length > 11 || NOT_WEEKDAYS.has(word)
    ? undefined
    : LONG_NAMES.find(([name]) => isSlip(word, name))?.[1])

const PHRASES = new Map<string, string[]>()
for (const [part, words] of Object.entries(DAY_WORDS))
  for (const phrase of words.split(',').map((word) => word.trim()))
    PHRASES.set(phrase, [...(PHRASES.get(phrase) ?? []), part])
const LONGEST_PHRASE = 5

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|ro|ero|er|o|do|to|vo)$/
const SLASHED = /^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/
const ISO = /^\d{4}-\d{2}-\d{2}$/
/** Always open, or half of it. */
const NO_DATE = new Set(['24/7', '50/50', '1/2', '1/4', '3/4', '1/3', '2/3'])
/** "We’d like to": married to its apostrophe or not. */
const WED_LIKE = /^(?:like|love|need|have|be|want|rather|pay|do|appreciate|come|probably)$/

interface Piece extends Word {
  readonly tokens: readonly Token[]
}

const isMoment = (name: string) => name === 'sat' || name === 'sun'

const partsOf = (token: Token, before: string, after: string): string[] => {
  const { word, written } = token
  const parts: string[] = []
  const isShort = /^(?:sat|sun|wed|mon|fri|mie|jue|vie|lun|sab)$/.test(word)
  const hasApostrophe = /['’‘]/.test(written) && !/['’‘]s$/i.test(written)
  if (
    weekdayNamed(word) !== undefined &&
    !hasApostrophe &&
    !(word === 'wed' && WED_LIKE.test(after)) &&
    !(isMoment(word) && /^(?:i|we|it|he|she|they|been|just|the|have|has)$/.test(before)) &&
    !(before === 'los' && !isShort)
  )
    parts.push('WEEKDAY')
  if (monthNamed(word) > 0 && word !== 'set') parts.push('MONTHNAME')
  if (/^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31 && before !== '$' && after !== '%')
    parts.push('NUMBER')
  if (/^\d{1,2}$/.test(word) || NUMBERS.has(word)) parts.push('COUNT')
  if (NUMBERS.has(word) && !/^(?:a|an|un|una|uno|one)$/.test(word)) parts.push('NUMBERWORD')
  const ordinal = Number(ORDINAL.exec(word)?.[1])
  if (ordinal >= 1 && ordinal <= 31) parts.push('ORDINAL')
  if (ORDINALS.has(word)) parts.push('ORDINALWORD')
  if (/^(?:19|20)\d\d$/.test(word)) parts.push('YEAR')
  if (ISO.test(word)) parts.push('WHOLE')
  if (SLASHED.test(word)) parts.push(NO_DATE.has(word) ? 'FRACTION' : 'SLASHED')
  if (word === ',' || word === '.') parts.push(word === ',' ? 'COMMA' : 'DOT')
  if (FOLLOWS.has(word) || !/[\p{L}\p{N}]/u.test(word)) parts.push('FOLLOWS')
  return parts
}

/** Phrases become one piece each: "day after tomorrow". */
const piecesOf = (tokens: readonly Token[]): Piece[] => {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(LONGEST_PHRASE, tokens.length - at)
    const joined = () =>
      tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ')
    while (length > 1 && !PHRASES.has(joined())) length--
    const own = length > 1 ? [] : partsOf(tokens[at]!, tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '')
    pieces.push({
      word: joined(),
      parts: new Set([...own, ...(PHRASES.get(joined()) ?? [])]),
      tokens: tokens.slice(at, at + length),
    })
    at += length
  }
  return pieces
}

// --- Days

const nextOf = (weekday: number, today: LocalDay): LocalDay =>
  addDays(today, ((weekday - dayOfWeek(today) + 6) % 7) + 1)
const aroundNext = (next: LocalDay): LocalDay[] => [next, addDays(next, -7), addDays(next, -14)]
const mondayNextWeek = (today: LocalDay): LocalDay => nextOf(1, today)
const inNextWeek = (weekday: number, today: LocalDay): LocalDay => addDays(mondayNextWeek(today), (weekday + 6) % 7)
const thisSunday = (today: LocalDay): LocalDay => addDays(mondayNextWeek(today), -1)
const lastOfMonth = (year: number, month: number): LocalDay => dayOfMonth(year, month, 31)

/** Ahead of today first, then the past ones, nearest first. */
const fromToday = (days: readonly LocalDay[], today: LocalDay): LocalDay[] => {
  const ahead = days.filter((day) => day >= today).sort()
  return [
    ...ahead,
    ...days
      .filter((day) => day < today)
      .sort()
      .reverse(),
  ]
}

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

interface Read {
  readonly days: readonly LocalDay[]
  readonly dayFirst?: readonly LocalDay[]
}

/** The numbers and names in a span that looks like a form. */
interface Said {
  readonly today: LocalDay
  readonly words: readonly string[]
  readonly weekday: number
  readonly month: number
  /** The first number that is a day. */
  readonly number: number
  readonly year: number | undefined
  readonly count: number
  readonly slashed: string
}

const valueOf = (pieces: readonly Piece[], part: string): Piece | undefined =>
  pieces.find(({ parts }) => parts.has(part))

const dayNumber = (piece: Piece | undefined): number => {
  const word = piece?.word ?? ''
  return Number(/^\d+/.exec(word)?.[0]) || (ORDINALS.get(word) ?? NUMBERS.get(word) ?? 0)
}

const said = (pieces: readonly Piece[], today: LocalDay): Said => ({
  today,
  words: pieces.map(({ word }) => word),
  weekday: weekdayNamed(valueOf(pieces, 'WEEKDAY')?.word ?? '') ?? -1,
  month: monthNamed(valueOf(pieces, 'MONTHNAME')?.word ?? ''),
  number: dayNumber(
    pieces.find(({ parts }) => ['NUMBER', 'ORDINAL', 'ORDINALWORD', 'NUMBERWORD'].some((part) => parts.has(part))),
  ),
  year: Number(valueOf(pieces, 'YEAR')?.word) || undefined,
  count: dayNumber(valueOf(pieces, 'COUNT')),
  slashed: valueOf(pieces, 'SLASHED')?.word ?? valueOf(pieces, 'FRACTION')?.word ?? '',
})

const slashedDays = (written: string, today: LocalDay): Read | undefined => {
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

/** Whether a date falls on the weekday named with it. */
const onlyOn = (weekday: number, days: readonly LocalDay[]): LocalDay[] =>
  days.filter((day) => dayOfWeek(day) === weekday)

/** The first that fits counts. Each stands beside an example of its kind. */
const FORMS: readonly (readonly [example: string, pattern: RegExp, read: (said: Said) => Read | undefined])[] = (
  [
    // Dates
    ['2026-12-04', 'WHOLE', ({ words }) => ({ days: [parseLocalDay(words[0]!)].flatMap((day) => day ?? []) })],
    ['Friday, December 4', `WEEKDAY DOT? COMMA? ${THE} ${ON_DATE}`, ({ weekday, month, number, year, today }) => ({ days: onlyOn(weekday, monthDays(month, number, year, today)) })],
    ['Fri 12/4', `WEEKDAY DOT? COMMA? ${THE} SLASHED`, ({ weekday, slashed, today }) => {
      const read = slashedDays(slashed, today)
      return read && { days: onlyOn(weekday, [...read.days, ...(read.dayFirst ?? [])]) }
    }],
    ['Friday the 4th', `WEEKDAY DOT? COMMA? ${THE} ORDINAL`, ({ weekday, number, today }) => ({ days: onlyOn(weekday, daysOfMonth(number, today)) })],
    ['viernes 4', `WEEKDAY DOT? ${THE} NUMBER ${A_DAY}`, ({ weekday, number, today }) => {
      const days = onlyOn(weekday, daysOfMonth(number, today).slice(0, 2))
      return days.length === 0 ? undefined : { days }
    }],
    ['December 4, 2026', ON_DATE, ({ month, number, year, today }) => ({ days: monthDays(month, number, year, today) })],
    ['12/4', 'SLASHED', ({ slashed, today }) => slashedDays(slashed, today)],
    ['on 1/2', '(?:on|by|until|till|til|the|el|due|vence) FRACTION', ({ slashed, today }) => slashedDays(slashed, today)],
    // Weeks and months
    ['end of December', 'ENDOF MONTHNAME', ({ month, today }) => {
      const { year } = yearMonthDay(today)
      return { days: fromToday([lastOfMonth(year, month), lastOfMonth(year + 1, month)], today) }
    }],
    ['end of next month', 'ENDOF next MONTH', ({ today }) => {
      const { year, month } = yearMonthDay(today)
      return { days: [month === 12 ? lastOfMonth(year + 1, 1) : lastOfMonth(year, month + 1)] }
    }],
    ['end of the month', 'EOM', ({ today }) => {
      const { year, month } = yearMonthDay(today)
      return { days: [lastOfMonth(year, month)] }
    }],
    ['end of next week', 'ENDOF NEXTWEEK', ({ today }) => ({ days: [inNextWeek(5, today)] })],
    ['end of the week', 'EOW', ({ today }) => ({ days: [dayOfWeek(today) === 5 ? today : nextOf(5, today)] })],
    ['the first of the month', 'FIRSTOF', ({ today }) => ({ days: daysOfMonth(1, addDays(today, 1)) })],
    ['Tuesday of next week', 'WEEKDAY (?:of|de|on|COMMA)? (?:la|this)? NEXTWEEK', ({ weekday, today }) => ({ days: [inNextWeek(weekday, today)] })],
    ['next week Tuesday', 'NEXTWEEK COMMA? (?:on|el|the|by|probably|maybe)* WEEKDAY', ({ weekday, today }) => ({ days: [inNextWeek(weekday, today)] })],
    ['a week from Friday', 'COUNT WEEK from (?:the|this|next)? WEEKDAY', ({ weekday, count, today }) => ({ days: [addDays(nextOf(weekday, today), count * 7)] })],
    ['a week from tomorrow', 'COUNT WEEK from TOMORROW', ({ count, today }) => ({ days: [addDays(today, count * 7 + 1)] })],
    ['el viernes en ocho', 'WEEKDAY (?:ENOCHO|ENQUINCE)', ({ weekday, today, words }) => ({ days: idiomDays(words.at(-1)!, nextOf(weekday, today)).slice(0, 1) })],
    ['de hoy en quince', 'TODAY (?:ENOCHO|ENQUINCE)', ({ today, words }) => ({ days: idiomDays(words.at(-1)!, today).slice(0, 1) })],
    ['in two weeks', '(?:(?:in|en|within) (?:about|like|como|unos|unas)?|dentro de) COUNT (?:more|mas)? WEEK', ({ count, today }) => ({ days: [addDays(today, count * 7)] })],
    ['two weeks from now', 'COUNT WEEK FROMNOW', ({ count, today }) => ({ days: [addDays(today, count * 7)] })],
    ['in 3 days', '(?:(?:in|en|within) (?:about|like|como|unos)?|dentro de) COUNT (?:more|mas)? DAYS', ({ count, today, words }) => ({ days: words.at(-1)!.startsWith('dia') && (count === 8 || count === 15) ? idiomDays(String(count), today) : [addDays(today, count)] })],
    ['en ocho días', '(?:ENOCHO|ENQUINCE) DAYS', ({ today, words }) => ({ days: idiomDays(words[0]!, today) })],
    ['3 days from now', 'COUNT DAYS FROMNOW', ({ count, today }) => ({ days: [addDays(today, count)] })],
    ['next weekend', 'NEXT WEEKEND', ({ today }) => ({ days: [addDays(thisSunday(today), 7)] })],
    ['the weekend', '(?:this|the|el|este|coming|over|on|by) WEEKEND', ({ today }) => ({ days: [thisSunday(today), addDays(thisSunday(today), -1)] })],
    // Weekdays
    ['last Friday', '(?:PASTONE WEEKDAY|WEEKDAY pasado)', ({ weekday, today }) => ({ days: aroundNext(nextOf(weekday, today)).filter((day) => day < today) })],
    ['next Friday', 'NEXT WEEKDAY', ({ weekday, today }) => ({ days: [inNextWeek(weekday, today), nextOf(weekday, today)] })],
    ['el próximo viernes', '(?:COMING WEEKDAY|WEEKDAY (?:COMING|proximo))', ({ weekday, today }) => ({ days: [nextOf(weekday, today)] })],
    ['Friday', 'WEEKDAY', ({ weekday, today }) => ({ days: aroundNext(nextOf(weekday, today)) })],
    // Near days
    ['day after tomorrow', 'AFTERTOMORROW', ({ today }) => ({ days: [addDays(today, 2)] })],
    ['today', 'TODAY', ({ today }) => ({ days: [today] })],
    ['tomorrow', 'TOMORROW', ({ today }) => ({ days: [addDays(today, 1)] })],
    ['mañana', '(?<!(?:la|esta|toda|en|media|cada) ) MANANA', ({ today }) => ({ days: [addDays(today, 1)] })],
    // Days of the month
    ['the 4th', `(?<!MONTHNAME) ORDINAL ${A_DAY}`, ({ number, today }) => ({ days: daysOfMonth(number, today) })],
    ['el 4', `(?:the|el|dia) dia? NUMBER ${A_DAY} (?!de (?:mis|los|las|esos|tus))`, ({ number, today }) => ({ days: daysOfMonth(number, today) })],
    ['el quince', `(?:el|dia) dia? NUMBERWORD ${A_DAY}`, ({ number, today }) => ({ days: daysOfMonth(number, today) })],
    ['by the first', `(?:on|by|until|till|til|before|is|comes|el) (?:the|primero (?!_))? ORDINALWORD ${A_DAY}`, ({ number, today }) => ({ days: daysOfMonth(number, today) })],
  ] as const
).map(([example, pattern, read]) => [example, new RegExp(rule(pattern).source, 'gu'), read] as const) // prettier-ignore

/** Where each piece begins in the text that the forms are matched against. */
const startsOf = (pieces: readonly Piece[]): number[] => {
  let at = 0
  return pieces.map((piece) => {
    const start = at
    at += inParts([piece]).length
    return start
  })
}

const isDate = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ parts }) =>
    ['NUMBER', 'ORDINAL', 'ORDINALWORD', 'NUMBERWORD', 'SLASHED', 'FRACTION', 'WHOLE'].some((part) => parts.has(part)),
  )

export const saidDays = (text: string, today: LocalDay): readonly SaidDay[] => {
  const pieces = piecesOf(tokensOf(text))
  const encoded = inParts(pieces)
  const starts = startsOf(pieces)
  const taken = new Set<number>()
  const found: SaidDay[] = []
  for (const [, pattern, read] of FORMS)
    for (const match of encoded.matchAll(pattern)) {
      const first = starts.indexOf(match.index)
      const end = starts.findIndex((start) => start >= match.index + match[0].length)
      const span = pieces.slice(first, end < 0 ? undefined : end)
      const places = span.map((_, i) => first + i)
      if (first < 0 || span.length === 0 || places.some((place) => taken.has(place))) continue
      const days = read(said(span, today))
      if (days === undefined) continue
      for (const place of places) taken.add(place)
      const tokens = span.flatMap((piece) => piece.tokens)
      found.push({ from: tokens[0]!.from, to: tokens.at(-1)!.to, ...days, isDate: isDate(span) })
    }
  return found.sort((one, other) => one.from - other.from)
}
