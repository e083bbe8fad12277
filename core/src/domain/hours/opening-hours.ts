import { dayOfWeek } from '#domain/time/day.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import { closureOn, type StoreClosure } from './closure.ts'
import { simpleHours } from './simple-hours.ts'
import type { StoreHours } from './store-hours.ts'

/** When a store is open: its week, and the days that differ from it. */
export interface OpeningHours {
  readonly storeHours: readonly StoreHours[]
  readonly storeClosures: readonly StoreClosure[]
}

/** The hours of one day: those of its weekday, unless the day is a different one. */
export const hoursOn = ({ storeHours, storeClosures }: OpeningHours, day: LocalDay): StoreHours | undefined => {
  const usual = storeHours.find(({ hoursDayOfWeek }) => hoursDayOfWeek === dayOfWeek(day))
  const closure = closureOn(storeClosures, day)
  if (closure === undefined) return usual
  const { opens, closes } = closure
  if (opens === null || closes === null) return undefined
  return { hoursDayOfWeek: dayOfWeek(day), hoursIsOpen: true, ...simpleHours(opens, closes) }
}
