import { addDays, epochDay, type LocalDay } from '#domain/time/day.ts'

/** The longest window that is counted day by day: a year, with the weeks around it. */
export const MAX_COUNTED_DAYS = 400

interface Occurring {
  readonly itemCalendarID: number | null
  readonly occursFrom: LocalDay
  readonly occursTo: LocalDay
}

interface DayCount {
  readonly day: LocalDay
  readonly counts: readonly { readonly catID: number | null; readonly count: number }[]
}

/**
 * The number of entries on each day of a window, by calendar, without empty days. Each occurrence only marks its ends,
 * so its length costs nothing.
 */
export const countByDay = (all: Iterable<Occurring>, from: LocalDay, to: LocalDay): readonly DayCount[] => {
  const first = epochDay(from)
  const length = epochDay(to) - first + 1
  const changes = new Map<number | null, Int32Array>()
  for (const { itemCalendarID, occursFrom, occursTo } of all) {
    const change = changes.get(itemCalendarID) ?? new Int32Array(length + 1)
    changes.set(itemCalendarID, change)
    change[Math.max(0, epochDay(occursFrom) - first)]! += 1
    change[Math.min(length, epochDay(occursTo) - first + 1)]! -= 1
  }
  const running = [...changes]
    .sort(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([catID, change]) => ({ catID, change, count: 0 }))
  return Array.from({ length }, (_, at): DayCount => {
    for (const one of running) one.count += one.change[at]!
    const counts = running.flatMap(({ catID, count }) => (count > 0 ? [{ catID, count }] : []))
    return { day: addDays(from, at), counts }
  }).filter(({ counts }) => counts.length > 0)
}
