// "Today, 5:45 PM PT": the customer's deadline, by the store's clock and naming it.
import { addDays } from '#domain/time/day.ts'
import { storeDate, storeTime, storeZoneName, textDate } from '#domain/hours/store-clock.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { spanishHour } from '#domain/text/spanish-hour.ts'
import { localDay } from '#domain/time/zone.ts'
import { expiryInstant } from './expiry.ts'

const TODAY: Bilingual = { en: 'Today', es: 'Hoy' }
const TOMORROW: Bilingual = { en: 'Tomorrow', es: 'Mañana' }

type Deadline = readonly [validBeforeLocal: string, timezone: string, now: number, language: Language]

const nearDay = ([validBeforeLocal, timezone, now, language]: Deadline): string | undefined => {
  const day = validBeforeLocal.slice(0, 10)
  const today = localDay(now, timezone)
  if (day === today) return TODAY[language]
  return day === addDays(today, 1) ? TOMORROW[language] : undefined
}

const clockOf = ([validBeforeLocal, timezone, , language]: Deadline): string => {
  const instant = expiryInstant(validBeforeLocal, timezone)
  return `${storeTime(instant, timezone, language)} ${storeZoneName(instant, timezone, language)}`.trimEnd()
}

export const payByText = (...deadline: Deadline): string => {
  const [validBeforeLocal, timezone, , language] = deadline
  const day = nearDay(deadline) ?? storeDate(expiryInstant(validBeforeLocal, timezone), timezone, language)
  return `${day}, ${clockOf(deadline)}`
}

const IN_TEXT: Bilingual<(day: string, clock: string, isNear: boolean) => string> = {
  en: (day, clock) => `${day}, ${clock}`,
  es: (day, clock, isNear) => `${isNear ? day : `el ${day}`} a ${spanishHour(clock)}`,
}

/** Within a sentence of a text: "tomorrow, 5:45 PM PT", "el 9 de marzo a las 5:45 p. m. PT". */
export const payByInText = (...deadline: Deadline): string => {
  const [validBeforeLocal, timezone, , language] = deadline
  const near = nearDay(deadline)?.toLowerCase()
  const day = near ?? textDate(expiryInstant(validBeforeLocal, timezone), timezone, language)
  return IN_TEXT[language](day, clockOf(deadline), near !== undefined)
}
