import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { fullDay, shortDay } from '#ui/picker/month.ts'

/** Days from the API are text. */
export const shownDay = (day: string): string => shortDay(asLocalDay(day))
export const wholeDay = (day: string): string => fullDay(asLocalDay(day))
