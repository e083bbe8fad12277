// Days as Spanish writes them: small letters, and no comma after the weekday. Browsers and Node each write them a little
// differently, but the words of one page come from both.
import { dayOfWeek, type LocalDay, yearMonthDay } from './day.ts'

/** From Sunday. */
export const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

const weekday = (day: LocalDay): string => WEEKDAYS[dayOfWeek(day)]!

/** "28 de noviembre": all of it in the GSM alphabet, in which "sábado" is not. */
export const spanishMonthDay = (day: LocalDay): string => {
  const { month, day: number } = yearMonthDay(day)
  return `${number} de ${MONTHS[month - 1]}`
}

/** "sábado 28 de noviembre" */
export const spanishDate = (day: LocalDay): string => `${weekday(day)} ${spanishMonthDay(day)}`

/** "28 de noviembre de 2026" */
export const spanishFullDate = (day: LocalDay): string => `${spanishMonthDay(day)} de ${yearMonthDay(day).year}`

/** "sáb 28 de noviembre de 2026" */
export const spanishDayOfYear = (day: LocalDay): string => `${weekday(day).slice(0, 3)} ${spanishFullDate(day)}`
