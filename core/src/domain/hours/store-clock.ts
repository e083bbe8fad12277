// Dates and times as customers read them, in the store's zone. Plain ASCII spaces: the narrow ones that newer locale
// data puts before "AM" would force a text into the costlier encoding.
import type { Language } from '#domain/text/language.ts'
import { spanishDate, spanishFullDate, spanishMonthDay } from '#domain/time/spanish-day.ts'
import { localDay } from '#domain/time/zone.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

const formats = new Map<string, Intl.DateTimeFormat>()

// Creating a formatter costs a hundred times as much as using it.
const formatOf = (name: string, language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${name}/${language}/${options.timeZone ?? ''}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options)
  formats.set(key, known)
  return known
}

const format = (name: string, language: Language, options: Intl.DateTimeFormatOptions, instant: number): string =>
  formatOf(name, language, options)
    .format(instant)
    .replace(/[\u00a0\u202f]/g, ' ')

// "Monday, March 9" / "lunes 9 de marzo"
export const storeDate = (instant: number, timezone: string, language: Language = 'en'): string =>
  language === 'es'
    ? spanishDate(localDay(instant, timezone))
    : format('date', language, { weekday: 'long', month: 'long', day: 'numeric', timeZone: timezone }, instant)

// The same in a text: "Monday, March 9" / "9 de marzo". "Sábado" and "miércoles" would more than halve what fits in a
// segment, on those days only.
export const textDate = (instant: number, timezone: string, language: Language): string =>
  language === 'es' ? spanishMonthDay(localDay(instant, timezone)) : storeDate(instant, timezone, language)

// "March 9, 2026" / "9 de marzo de 2026": for documents kept for years.
export const storeFullDate = (instant: number, timezone: string, language: Language = 'en'): string =>
  language === 'es'
    ? spanishFullDate(localDay(instant, timezone))
    : format('full', language, { year: 'numeric', month: 'long', day: 'numeric', timeZone: timezone }, instant)

// "9:00 AM" / "9:00 a. m."
export const storeTime = (instant: number, timezone: string, language: Language = 'en'): string =>
  format('time', language, { hour: 'numeric', minute: '2-digit', timeZone: timezone }, instant).replace(
    /([ap])\.m\./,
    '$1. m.',
  )

// "PT", "ET" …: the zone of a time, for a reader who may be elsewhere.
export const storeZoneName = (instant: number, timezone: string, language: Language = 'en'): string => {
  const parts = formatOf('zone', language, { timeZone: timezone, timeZoneName: 'shortGeneric' }).formatToParts(instant)
  return parts.find((part) => part.type === 'timeZoneName')!.value
}
