import type { Language } from '@xd/core/domain/text/language.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { spanishDayOfYear, spanishFullDate } from '@xd/core/domain/time/spanish-day.ts'
import { fullDay, shortDay } from '#ui/picker/month.ts'

/** Days from the API are text. */
export const shownDay = (day: string): string => shortDay(asLocalDay(day))
export const wholeDay = (day: string): string => fullDay(asLocalDay(day))

/** On a sheet for a customer: in a table, and in a sentence. */
export const sheetDay = (day: string, language: Language): string =>
  language === 'es' ? spanishDayOfYear(asLocalDay(day)) : shownDay(day)
export const wholeSheetDay = (day: string, language: Language): string =>
  language === 'es' ? spanishFullDate(asLocalDay(day)) : wholeDay(day)
