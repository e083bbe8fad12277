// Slips planted in honest texts, the same ones each time. What may go wrong stands in braces: {$45.00}, {Friday, December 4},
// {10233}. A slip that happens to name something else of the same tickets is none.
import { addDays, asLocalDay, dayOfWeek, type LocalDay, yearMonthDay } from '#domain/time/day.ts'
import type { KnownFigures } from '#domain/message/known-figures.ts'

export interface HonestText {
  readonly customer: string
  readonly text: string
}

export interface Slip {
  readonly kind: string
  readonly customer: string
  readonly text: string
  readonly from: number
  readonly to: number
  readonly was: string
}

const BRACES = /\{([^}]*)\}/g
export const honest = (text: string): string => text.replace(BRACES, '$1')

/** Mulberry32: small, and the same everywhere. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
type Random = ReturnType<typeof numbersFrom>

const pick = <T>(random: Random, of: readonly T[]): T => of[random(of.length)]!

// --- Digits

const digitsAt = (written: string): number[] => [...written].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
const withSign = (written: string, at: number, sign: string) => written.slice(0, at) + sign + written.slice(at + 1)

const otherDigit = (written: string, random: Random): string => {
  const at = pick(random, digitsAt(written))
  const digit = (Number(written[at]) + 1 + random(9)) % 10
  return withSign(written, at, String(digit))
}

const transposed = (written: string, random: Random): string | undefined => {
  const places = digitsAt(written)
  const pairs = places
    .slice(0, -1)
    .flatMap((one, i) => (written[one] === written[places[i + 1]!] ? [] : [[one, places[i + 1]!] as const]))
  if (pairs.length === 0) return undefined
  const [one, other] = pick(random, pairs)
  return withSign(withSign(written, one, written[other]!), other, written[one]!)
}

// --- Days

const NAMES = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
}
const MONTHS = ['jan|ene', 'feb', 'mar', 'apr|abr', 'may', 'jun', 'jul', 'aug|ago', 'sep', 'oct', 'nov', 'dec|dic']
const LONG_MONTHS = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
} // prettier-ignore
const WEEKDAY = new RegExp([...NAMES.en, ...NAMES.es].join('|'), 'i')
const MONTH = new RegExp(
  `(?<!\\p{L})(?:${[...LONG_MONTHS.en, ...LONG_MONTHS.es, ...MONTHS].join('|')})(?!\\p{L})`,
  'iu',
)
const ordinal = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`

const nearToday = (year: number, month: number, day: number, today: LocalDay): LocalDay => {
  const of = (at: number) => asLocalDay(`${at}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  const now = yearMonthDay(today)
  return year > 0 ? of(year) : month < now.month - 5 ? of(now.year + 1) : of(now.year)
}

/** The same words for another day: its weekday, number and month each where they stood. */
const shifted = (written: string, days: number, today: LocalDay): { words: string; day: LocalDay } | undefined => {
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(written)
  if (slashed) {
    const [, month, day, year] = slashed
    const moved = addDays(nearToday(year ? Number(year.padStart(4, '20')) : 0, Number(month), Number(day), today), days)
    const at = yearMonthDay(moved)
    const padded = (part: number, like: string) => String(part).padStart(like.length, '0')
    return {
      words: `${at.month}/${padded(at.day, day!)}${year ? `/${String(at.year).slice(-year.length)}` : ''}`,
      day: moved,
    }
  }
  const number = /(\d{1,2})(st|nd|rd|th)?(?!\d)/.exec(written)
  const monthName = MONTH.exec(written)?.[0]
  const weekday = WEEKDAY.exec(written)?.[0]
  const language = /[A-Z]/.test(written.replace(/^Hoy/, '')) || /\d(?:th|st|nd|rd)|today/.test(written) ? 'en' : 'es'
  if (/^(?:today|hoy)$/i.test(written))
    return { words: language === 'en' ? 'tomorrow' : 'mañana', day: addDays(today, 1) }
  if (number === null) {
    if (weekday === undefined) return undefined
    const index = NAMES[language].findIndex((name) => name.toLowerCase() === weekday.toLowerCase())
    const moved = (index + 1 + (Math.abs(days) % 6)) % 7
    const next = NAMES[language][moved]!
    const ahead = (moved - dayOfWeek(today) + 6) % 7
    return { words: written.replace(weekday, next), day: addDays(today, ahead + 1) }
  }
  const month = monthName ? MONTHS.findIndex((names) => new RegExp(`^(?:${names})`, 'i').test(monthName)) + 1 : 12
  const year = Number(/\b20\d\d\b/.exec(written)?.[0] ?? 0)
  const moved = addDays(nearToday(year, month, Number(number[1]), today), days)
  const at = yearMonthDay(moved)
  if (monthName === undefined && at.month !== month) return undefined
  const name = LONG_MONTHS[language][at.month - 1]!
  const words = written
    .replace(number[0], '#')
    .replace(WEEKDAY, NAMES[language][dayOfWeek(moved)]!)
    .replace(MONTH, monthName?.length === 3 ? name.slice(0, 3) : name)
    .replace('#', number[2] ? ordinal(at.day) : String(at.day))
  return { words, day: moved }
}

// --- Slips

const dollarsOf = (written: string): number => Math.round(Number(written.replace(/[^\d.]/g, '')) * 100)
const isMoney = (written: string) => /\$|d[oó]lares/.test(written)
const isNumber = (written: string) => /^#?(?:[A-Za-z]-)?\d{4,}$/.test(written)

const named = (text: string, { tickets }: KnownFigures) =>
  tickets.filter(({ ticketNumber }) => honest(text).toLowerCase().includes(ticketNumber.toLowerCase()))

const amountsOf = (text: string, known: KnownFigures): ReadonlySet<number> => {
  const own = named(text, known)
  const tickets = own.length > 0 ? own : known.tickets
  return new Set([
    ...tickets.flatMap(({ amountDueCents: due, principalCents: lent }) => [
      due ?? 0,
      lent ?? 0,
      (due ?? 0) - (lent ?? 0),
    ]),
    ...known.requests.map(({ amountCents }) => amountCents),
    ...known.quotes.flatMap((quote) => [
      quote.amountFinanced,
      quote.totalOfPayments,
      ...quote.scheduleOfCharges.map((row) => row.amountDue),
    ]),
  ])
}

const daysOf = (text: string, known: KnownFigures): ReadonlySet<string | null> => {
  const own = named(text, known)
  const tickets = own.length > 0 ? own : known.tickets
  return new Set([
    ...tickets.flatMap((ticket) => [ticket.ticketDueDate, ticket.ticketGraceDate, ticket.ticketLoanDate]),
    ...known.requests.flatMap(({ validUntil, paidOn }) => [validUntil, paidOn]),
    ...known.quotes.flatMap((quote) => [
      quote.loanDate,
      quote.maturityDate,
      ...quote.scheduleOfCharges.map(({ date }) => date),
    ]),
  ])
}

const slipOf = (
  written: string,
  text: string,
  known: KnownFigures,
  today: LocalDay,
  random: Random,
): { kind: string; words: string } | undefined => {
  if (isMoney(written)) {
    const own = named(text, known)
    const others = known.tickets.flatMap(({ ticketNumber, amountDueCents }) =>
      own.length !== 1 || amountDueCents === null || own.some((ticket) => ticket.ticketNumber === ticketNumber)
        ? []
        : [amountDueCents],
    )
    const kind = pick(random, others.length > 0 ? ['digit', 'transposed', 'other'] : ['digit', 'transposed'])
    const words =
      kind === 'digit'
        ? otherDigit(written, random)
        : kind === 'transposed'
          ? transposed(written, random)
          : `$${(pick(random, others) / 100).toFixed(2)}`
    if (words === undefined || /\$0/.test(words) || amountsOf(text, known).has(dollarsOf(words))) return undefined
    return { kind: `amount: ${kind}`, words }
  }
  if (isNumber(written)) {
    const kind = pick(random, ['digit', 'transposed'])
    const words = kind === 'digit' ? otherDigit(written, random) : transposed(written, random)
    const isTheirs = known.tickets.some(({ ticketNumber }) => words?.replace('#', '').toUpperCase() === ticketNumber)
    return words === undefined || isTheirs ? undefined : { kind: `ticket: ${kind}`, words }
  }
  const sign = random(2) === 0 ? 1 : -1
  const moved = shifted(written, sign > 0 || /^\p{L}+$/u.test(written) ? 1 + random(20) : -1 - random(20), today)
  if (moved === undefined || daysOf(text, known).has(moved.day)) return undefined
  return { kind: 'day', words: moved.words }
}

export const plantedSlips = (
  texts: readonly HonestText[],
  known: (customer: string) => KnownFigures,
  { count, seed, today }: { readonly count: number; readonly seed: number; readonly today: LocalDay },
): readonly Slip[] => {
  const random = numbersFrom(seed)
  const braced = texts.filter(({ text }) => text.includes('{'))
  const slips: Slip[] = []
  while (slips.length < count) {
    const { customer, text } = pick(random, braced)
    const place = pick(random, [...text.matchAll(BRACES)])
    const written = place[1]!
    const slip = slipOf(written, text, known(customer), today, random)
    if (slip === undefined || slip.words === written) continue
    const before = honest(text.slice(0, place.index))
    slips.push({
      kind: slip.kind,
      customer,
      text: before + slip.words + honest(text.slice(place.index + place[0].length)),
      from: before.length,
      to: before.length + slip.words.length,
      was: written,
    })
  }
  return slips
}
