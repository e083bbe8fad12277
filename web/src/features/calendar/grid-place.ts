import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Place } from './grid-keys.ts'

const MORE = 'more/'

/** A day's "+n" is reached like an entry, after the last one shown. */
const moreKey = (day: LocalDay): string => MORE + day
export const isMore = (key: string): boolean => key.startsWith(MORE)

const shownIn = (box: HTMLElement, selector: string): HTMLElement | undefined =>
  [...box.querySelectorAll<HTMLElement>(selector)].find((one) => getComputedStyle(one).visibility !== 'hidden')

const moreOf = (box: HTMLElement, day: LocalDay) =>
  box.querySelector<HTMLElement>(`[role="cell"][data-date="${day}"] [data-more]`) ?? undefined

const elementAt = (box: HTMLElement, day: LocalDay, key?: string): HTMLElement | undefined => {
  if (key === undefined) return shownIn(box, `[data-day="${day}"]`)
  return isMore(key) ? moreOf(box, day) : shownIn(box, `[data-entry="${CSS.escape(key)}"]`)
}

/** A day’s drawn entries, from top to bottom, and the link to the rest. */
export const reachableOn = (box: HTMLElement, day: LocalDay, keys: readonly string[]): string[] => {
  const drawn = keys.flatMap((key) => {
    const place = elementAt(box, day, key)?.getBoundingClientRect()
    return place ? [{ key, place }] : []
  })
  drawn.sort((a, b) => a.place.top - b.place.top || a.place.left - b.place.left)
  return [...drawn.map(({ key }) => key), ...(moreOf(box, day) ? [moreKey(day)] : [])]
}

/** Where a key was pressed. */
export const placeOf = (target: EventTarget | null, cursor: LocalDay): Place | undefined => {
  if (!(target instanceof HTMLElement)) return undefined
  const day = target.closest<HTMLElement>('[data-day]')?.dataset['day'] as LocalDay | undefined
  if (day) return { at: 'day', day }
  const key = target.closest<HTMLElement>('[data-entry]')?.dataset['entry']
  if (key) return { at: 'entry', day: cursor, key }
  if (!target.closest('[data-more]')) return undefined
  const on = target.closest<HTMLElement>('[data-date]')?.dataset['date'] as LocalDay | undefined
  return on && { at: 'entry', day: on, key: moreKey(on) }
}

/** The grid draws in steps: the element to focus may appear, or become visible, a little later. */
const MOST_FRAMES = 90

/** Focuses a day, or an entry on it, as soon as it exists. Returns a function that stops waiting. */
export const focusSoon = (box: () => HTMLElement | null, day: LocalDay, key?: string): (() => void) => {
  let frame = 0
  const look = (left: number) => {
    const at = box()
    const element = at ? elementAt(at, day, key) : undefined
    element?.focus()
    if ((!element || document.activeElement !== element) && left > 0)
      frame = requestAnimationFrame(() => look(left - 1))
  }
  look(MOST_FRAMES)
  return () => cancelAnimationFrame(frame)
}
