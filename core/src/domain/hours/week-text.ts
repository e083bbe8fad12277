// A store's usual week as customers read it in a text: "Monday to Friday 9 AM to 6 PM, Saturday 9 AM to 5 PM".
import type { Bilingual, Language } from '#domain/text/language.ts'
import type { StoreHours } from './store-hours.ts'

const DAYS: Bilingual<readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
}
/** Weeks are listed from Monday. */
const ORDER = [1, 2, 3, 4, 5, 6, 0]

const timeText = (clock: string, language: Language): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const half = { en: hour < 12 ? 'AM' : 'PM', es: hour < 12 ? 'a. m.' : 'p. m.' }[language]
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${half}`
}

/** Consecutive days with the same hours are grouped; closed days are left out. */
export const weekText = (week: readonly StoreHours[], language: Language = 'en'): string => {
  const [to, joined] = language === 'es' ? ['a', ' de '] : ['to', ' ']
  const spans: { first: number; last: number; hours: string }[] = []
  for (const [place, day] of ORDER.entries()) {
    const of = week.find(({ hoursDayOfWeek }) => hoursDayOfWeek === day)
    if (!of?.hoursIsOpen) continue
    const hours = `${timeText(of.hoursOpenTime, language)} ${to} ${timeText(of.hoursCloseTime, language)}`
    const before = spans.at(-1)
    if (before?.last === place - 1 && before.hours === hours) before.last = place
    else spans.push({ first: place, last: place, hours })
  }
  const name = (place: number) => DAYS[language][ORDER[place]!]!
  return spans
    .map(({ first, last, hours }) => {
      const days = first === last ? name(first) : `${name(first)} ${to} ${name(last)}`
      return `${days}${joined}${hours}`
    })
    .join(', ')
}
