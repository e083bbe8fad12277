// "Today, 5:45 PM PT": the customer's deadline, by the store's clock and naming it.
import { addDays } from '#domain/time/day.ts'
import { storeDate, storeTime, storeZoneName } from '#domain/hours/store-clock.ts'
import type { Language } from '#domain/text/language.ts'
import { localDay } from '#domain/time/zone.ts'
import { expiryInstant } from './expiry.ts'

const TODAY: Readonly<Record<Language, string>> = { en: 'Today', es: 'Hoy' }
const TOMORROW: Readonly<Record<Language, string>> = { en: 'Tomorrow', es: 'Mañana' }

export const payByText = (validBeforeLocal: string, timezone: string, now: number, language: Language): string => {
  const instant = expiryInstant(validBeforeLocal, timezone)
  const day = validBeforeLocal.slice(0, 10)
  const today = localDay(now, timezone)
  const name =
    day === today
      ? TODAY[language]
      : day === addDays(today, 1)
        ? TOMORROW[language]
        : storeDate(instant, timezone, language)
  return `${name}, ${storeTime(instant, timezone, language)} ${storeZoneName(instant, timezone, language)}`.trimEnd()
}
