import type { StoreClosure } from '#domain/hours/closure.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import { DEFAULT_STORE_HOURS, type StoreHours } from '#domain/hours/store-hours.ts'

/** A week written short: { '1-5': '09:00-18:00 cutoff 17:45 reply 18:00' }; days not named are closed. */
export type ShortWeek = Readonly<Record<string, string>>

const dayNumbers = (days: string): number[] => {
  const [first = 0, last = first] = days.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const shift = (text: string): Partial<StoreHours> => {
  const [, opens, closes, cutoff, reply] = /^(\S+)-(\S+) cutoff (\S+) reply (\S+)$/.exec(text) ?? []
  return {
    hoursIsOpen: true,
    hoursOpenTime: `${opens}:00`,
    hoursCloseTime: `${closes}:00`,
    hoursPaymentCutoffTime: `${cutoff}:00`,
    hoursAutoReplyTime: `${reply}:00`,
  }
}

export const weekOf = (short: ShortWeek, storeClosures: readonly StoreClosure[] = []): OpeningHours => {
  const open = new Map(
    Object.entries(short).flatMap(([days, text]) => dayNumbers(days).map((day) => [day, shift(text)] as const)),
  )
  const storeHours = DEFAULT_STORE_HOURS.map((hours) => ({ ...hours, ...open.get(hours.hoursDayOfWeek) }))
  return { storeHours, storeClosures }
}

export const at = (iso: string): number => Date.parse(iso)
