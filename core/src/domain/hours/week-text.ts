// A store's usual week as customers read it: "Monday to Friday 9 AM to 6 PM, Saturday 9 AM to 5 PM", in Spanish "de
// lunes a viernes de 9 a. m. a 6 p. m. y los sábados de 9 a. m. a 5 p. m."
import type { Bilingual, Language } from '#domain/text/language.ts'
import { WEEKDAYS } from '#domain/time/spanish-day.ts'
import { DAYS_OF_WEEK, type StoreHours } from './store-hours.ts'

/** Weeks are listed from Monday. */
const ORDER = [1, 2, 3, 4, 5, 6, 0]

interface WeekWords {
  readonly halves: readonly [am: string, pm: string]
  readonly hours: (opens: string, closes: string) => string
  readonly one: (day: number) => string
  readonly two: (first: number, second: number) => string
  readonly more: (first: number, last: number) => string
  readonly all: string
  /** Before the last of several spans. */
  readonly and: string
}

/** "lunes", "sábados" */
const often = (day: number): string => WEEKDAYS[day]!.replace(/o$/, 'os')

const WORDS: Bilingual<WeekWords> = {
  en: {
    halves: ['AM', 'PM'],
    hours: (opens, closes) => `${opens} to ${closes}`,
    one: (day) => DAYS_OF_WEEK[day]!,
    two: (first, second) => `${DAYS_OF_WEEK[first]} and ${DAYS_OF_WEEK[second]}`,
    more: (first, last) => `${DAYS_OF_WEEK[first]} to ${DAYS_OF_WEEK[last]}`,
    all: 'every day',
    and: ', ',
  },
  es: {
    halves: ['a. m.', 'p. m.'],
    hours: (opens, closes) => `de ${opens} a ${closes}`,
    one: (day) => `los ${often(day)}`,
    two: (first, second) => `los ${often(first)} y ${often(second)}`,
    more: (first, last) => `de ${WEEKDAYS[first]} a ${WEEKDAYS[last]}`,
    all: 'todos los días',
    and: ' y ',
  },
}

const timeText = (clock: string, [am, pm]: WeekWords['halves']): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? am : pm}`
}

const daysText = (first: number, last: number, words: WeekWords): string => {
  if (last - first === 6) return words.all
  const [from, to] = [ORDER[first]!, ORDER[last]!]
  if (from === to) return words.one(from)
  return last - first === 1 ? words.two(from, to) : words.more(from, to)
}

/** Consecutive days with the same hours are grouped; closed days are left out. */
export const weekText = (week: readonly StoreHours[], language: Language = 'en'): string => {
  const words = WORDS[language]
  const spans: { first: number; last: number; hours: string }[] = []
  for (const [place, day] of ORDER.entries()) {
    const of = week.find(({ hoursDayOfWeek }) => hoursDayOfWeek === day)
    if (!of?.hoursIsOpen) continue
    const hours = words.hours(timeText(of.hoursOpenTime, words.halves), timeText(of.hoursCloseTime, words.halves))
    const before = spans.at(-1)
    if (before?.last === place - 1 && before.hours === hours) before.last = place
    else spans.push({ first: place, last: place, hours })
  }
  const told = spans.map(({ first, last, hours }) => `${daysText(first, last, words)} ${hours}`)
  const last = told.pop() ?? ''
  return told.length === 0 ? last : `${told.join(', ')}${words.and}${last}`
}
