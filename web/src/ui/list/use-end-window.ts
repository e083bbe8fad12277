import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createRowHeights } from './row-heights.ts'

interface Options {
  /** The scroller, whose content grows upwards (`column-reverse`): its end is at zero. */
  scroller: RefObject<HTMLElement | null>
  /** One key for each row, oldest first. */
  keys: readonly string[]
  /** How high a row is thought to be before it has been measured. */
  estimate: (index: number) => number
}

/** So much beyond the window is drawn on each side. */
const BEYOND_PX = 600
/** The window moves in steps: not every pixel draws anew. */
const STEP_PX = 200
/** Nearer to the end than this, one is at the end, and stays there. */
const NEAR_END_PX = 80

/** Where one reads: by the row that is there, whatever the heights above and below turn out to be, and in pixels in case it is gone. */
export interface ReadingPlace {
  readonly key: string
  readonly offset: number
  readonly fromEnd: number
}

/** How far each row's lower edge is from the end, after the whole height. */
type Places = Float64Array

/** The first row, oldest first, whose lower edge is no farther from the end than this. */
const rowAt = (places: Places, distance: number): number => {
  let [low, high] = [0, places.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle + 1]! > distance) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Draws of a long list that is read from its end only what is near the window. Places are counted from the end, so that what
 * is put before the oldest row moves nothing; what is added after the newest, or turns out higher than thought, is made up for.
 */
export const useEndWindow = ({ scroller, keys, estimate }: Options) => {
  const [heights] = useState(createRowHeights)
  const version = useSyncExternalStore(heights.subscribe, heights.version)
  const [view, setView] = useState({ below: 0, height: 900, atEnd: true })

  const places = useMemo((): Places => {
    void version
    const all = new Float64Array(keys.length + 1)
    let total = 0
    for (let index = keys.length - 1; index >= 0; index -= 1) {
      all[index + 1] = total
      total += heights.of(keys[index]!) ?? estimate(index)
    }
    all[0] = total
    return all
  }, [keys, version, estimate, heights])

  // What the eye rests on stays where it is while the end grows under it.
  const drawn = useRef({ keys, places })
  const anchor = useRef<{ key: string; place: number } | undefined>(undefined)
  useLayoutEffect(() => {
    drawn.current = { keys, places }
    const [box, held] = [scroller.current, anchor.current]
    if (!box || !held) return
    const at = keys.lastIndexOf(held.key)
    if (at < 0) return
    const place = places[at + 1]!
    if (-box.scrollTop >= NEAR_END_PX && place !== held.place) box.scrollTop -= place - held.place
    anchor.current = { key: held.key, place }
  }, [keys, places, scroller])

  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      const [below, height] = [-box.scrollTop, box.clientHeight]
      const { keys: rows, places: now } = drawn.current
      const at = Math.max(0, rowAt(now, below) - 1)
      anchor.current = rows[at] === undefined ? undefined : { key: rows[at], place: now[at + 1]! }
      const atEnd = below < NEAR_END_PX
      setView((before) =>
        before.atEnd === atEnd && before.height === height && Math.abs(before.below - below) < STEP_PX ? before : { below, height, atEnd },
      )
    }
    const resized = new ResizeObserver(look)
    box.addEventListener('scroll', look, { passive: true })
    resized.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [scroller])

  /** Undefined at the end, where one stays whatever comes. */
  const place = (): ReadingPlace | undefined => {
    const fromEnd = -(scroller.current?.scrollTop ?? 0)
    const at = Math.max(0, rowAt(places, fromEnd) - 1)
    const key = keys[at]
    return fromEnd < NEAR_END_PX || key === undefined ? undefined : { key, offset: fromEnd - places[at + 1]!, fromEnd }
  }
  const goTo = ({ key, offset, fromEnd }: ReadingPlace) => {
    const at = keys.lastIndexOf(key)
    scroller.current?.scrollTo({ top: -(at < 0 ? fromEnd : places[at + 1]! + offset) })
  }

  const count = keys.length
  const from = Math.max(0, rowAt(places, view.below + view.height + BEYOND_PX) - 1)
  const to = Math.min(count, rowAt(places, Math.max(0, view.below - BEYOND_PX)) + 1)
  return { from, to, above: places[0]! - places[from]!, below: places[to]!, atEnd: view.atEnd, measure: heights.measure, place, goTo }
}
