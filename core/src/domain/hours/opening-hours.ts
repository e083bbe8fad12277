import { dayOfWeek, type LocalDay } from '#domain/time/day.ts'
import { closureOn, type StoreClosure } from './closure.ts'
import { simpleHours } from './simple-hours.ts'
import type { StoreHours } from './store-hours.ts'

/** A store's opening hours: its week, and the days that differ from it. */
export interface OpeningHours {
  readonly storeHours: readonly StoreHours[]
  readonly storeClosures: readonly StoreClosure[]
}

/** The hours of one day: its weekday's, unless a closure sets others. */
export const hoursOn = ({ storeHours, storeClosures }: OpeningHours, day: LocalDay): StoreHours | undefined => {
  const usual = storeHours.find(({ hoursDayOfWeek }) => hoursDayOfWeek === dayOfWeek(day))
  const closure = closureOn(storeClosures, day)
  if (closure === undefined) return usual
  const { opens, closes } = closure
  if (opens === null || closes === null) return undefined
  return { hoursDayOfWeek: dayOfWeek(day), hoursIsOpen: true, ...simpleHours(opens, closes) }
}
