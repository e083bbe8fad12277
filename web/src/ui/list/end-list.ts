import { createChannel } from '#state/create-store.ts'
import { covers, lackingIn, nextRows, type Rows } from './drawn-rows.ts'
import { createPace } from './pace.ts'
import { type Keyed, NO_ROWS, type RowPlaces } from './row-places.ts'

/** How far to draw beyond the window on each side, give or take a step, and how far drawn rows may stay. */
const BEYOND_PX = 600
const STEP_PX = 200
const KEPT_PX = 1_000
/** How many rows outside the view are drawn per frame. */
const ROWS_PER_FRAME = 6
/** Rows that fly past too fast to read are skipped, and drawn once scrolling slows or has stopped for this long. */
const STOPPED_MS = 80
/** Anything closer to the end counts as being at the end, and stays there. */
const NEAR_END_PX = 80

/** The edge between two rows, identified by one of them. */
interface Mark {
  readonly key: string
  readonly side: 'upper' | 'lower'
}

/**
 * The reading position: by its row, which allows for wrong height estimates, and in pixels in case that row is gone.
 */
export interface ReadingPlace {
  readonly mark: Mark
  readonly offset: number
  readonly fromEnd: number
}

/** Rows counted from the end, so that adding older ones before them changes nothing. */
export interface Ranks {
  readonly near: number
  readonly far: number
}

/** A list opens at the previous list's height. Its own is known once it is mounted. */
let usualHeight = 900

/**
 * Chooses the drawn rows of a long list read from its end, in a scroller whose content grows upward (`column-reverse`):
 * visible rows at once, and a few more nearby rows per frame. It runs outside React, which it notifies only when
 * different rows must be drawn. Positions are counted from the end, so older rows move nothing. Rows added after the
 * newest, or taller than estimated, are compensated for.
 */
export const createEndList = () => {
  const heights = new Map<string, number>()
  const changes = createChannel()
  let box: HTMLElement | undefined
  let places: RowPlaces = NO_ROWS
  let drawn: Ranks | undefined
  let atEnd = true
  let [below, height] = [0, usualHeight]
  const pace = createPace()
  let isMoving = false
  /** Rows beyond the window are drawn in bursts, so most frames of steady scrolling paint nothing. */
  let isFilling = false
  /** Runs while scrolling is too fast to read. */
  let race: ReturnType<typeof setTimeout> | undefined
  /** The reader's position. */
  let anchor: { readonly mark: Mark; readonly edge: number } | undefined
  let frame = 0
  let added = 0
  /** The row at the upper edge. */
  let top = 0

  const tell = changes.say
  const restingAt = (distance: number) => Math.max(0, places.at(distance) - 1)
  /**
   * Below the row being read. The oldest row may move up when older ones arrive, as a day's divider does, so it marks
   * nothing.
   */
  const markAt = (index: number): Mark | undefined => {
    const row = places.rows[Math.max(1, index)]
    return row && { key: row.key, side: index === 0 ? 'upper' : 'lower' }
  }
  /** Undefined if its row is gone. */
  const edgeOf = ({ key, side }: Mark): number | undefined => {
    const index = places.indexOf(key)
    return index < 0 ? undefined : places.edge(side === 'upper' ? index : index + 1)
  }
  const near = (distance: number, beyond: number): Rows => ({
    from: restingAt(distance + height + beyond),
    to: Math.min(places.rows.length, places.at(Math.max(0, distance - beyond)) + 1),
  })
  /** The rows in view now, and in the next frame. */
  const needed = (): Rows => {
    const [now, next] = [near(below, 0), near(Math.max(0, below + pace.each()), 0)]
    return { from: Math.min(now.from, next.from), to: Math.max(now.to, next.to) }
  }
  const firstDrawn = (all: RowPlaces): Ranks => ({ near: 0, far: all.rows.length - Math.max(0, all.at(height) - 1) })

  const draw = (spare: number) => {
    if (!drawn || race !== undefined) return
    const count = places.rows.length
    const before = { from: count - drawn.far, to: count - drawn.near }
    const [must, wanted] = [needed(), near(below, BEYOND_PX)]
    if (covers(before, wanted)) isFilling = false
    else if (!isMoving || !covers(before, near(below, BEYOND_PX - STEP_PX))) isFilling = true
    if (covers(before, must) && !(isFilling && spare > 0)) {
      if (isFilling) later()
      return
    }
    const rows = nextRows({
      drawn: before,
      needed: must,
      wanted,
      kept: near(below, KEPT_PX),
      spare,
      newerFirst: pace.each() < 0,
    })
    added += lackingIn(rows, before)
    if (isFilling && !covers(rows, wanted)) later()
    if (rows.from === before.from && rows.to === before.to) return
    drawn = { near: count - rows.to, far: count - rows.from }
    tell()
  }
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(grow)
  }
  const grow = () => {
    frame = 0
    if (isMoving) later()
    else pace.stop()
    const spare = Math.max(0, ROWS_PER_FRAME - added)
    added = 0
    draw(spare)
    isMoving = false
  }
  const endRace = () => {
    clearTimeout(race)
    race = undefined
  }
  const stop = () => {
    endRace()
    pace.stop()
    draw(0)
  }
  const look = () => {
    if (!box) return
    const distance = -box.scrollTop
    const isRacing = pace.move(distance - below, performance.now())
    endRace()
    if (isRacing) race = setTimeout(stop, STOPPED_MS)
    isMoving = true
    below = distance
    const index = restingAt(below)
    const mark = markAt(index)
    anchor = mark && { mark, edge: places.edge(index + 1) }
    draw(0)
    // A frame without a new move forgets the last one.
    if (!isRacing) later()
    const [wasTop, wasAtEnd] = [top, atEnd]
    top = restingAt(below + height)
    atEnd = below < NEAR_END_PX
    if (wasTop !== top || wasAtEnd !== atEnd) tell()
  }
  /** The row being read stays in place while the end grows below it. */
  const makeUp = () => {
    const edge = anchor && edgeOf(anchor.mark)
    if (!anchor || edge === undefined || !box) return
    const by = edge - anchor.edge
    anchor = { mark: anchor.mark, edge }
    if (by === 0 || atEnd) return
    box.scrollTop -= by
    below += by
  }

  const watch = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const size = borderBoxSize[0]?.blockSize ?? 0
      const key = (target as HTMLElement).dataset.row
      if (size === 0) continue
      if (key === undefined) height = usualHeight = size
      else if (heights.get(key) !== size) {
        heights.set(key, size)
        const index = places.indexOf(key)
        if (index >= 0) places.set(index, size)
      }
    }
    makeUp()
    draw(0)
  })

  return {
    subscribe: changes.listen,
    drawn: () => drawn,
    firstDrawn,
    isAtEnd: () => atEnd,
    topRow: () => top,
    /** How many of these rows are above the window. */
    rowsAbove: (all: RowPlaces) => Math.max(0, all.at(below + height) - 1),
    /** Row positions, from measured heights, or else estimated ones. */
    placesOf: <Row extends Keyed>(rows: readonly Row[], estimate: (row: Row) => number): RowPlaces<Row> =>
      places.with(rows, (row) => heights.get(row.key) ?? estimate(row)),
    /** Replaces the list's rows. */
    settle: (next: RowPlaces) => {
      places = next
      if (places.rows.length === 0) return
      drawn ??= firstDrawn(places)
      makeUp()
      draw(0)
    },
    /** For the scroller. */
    attach: (scroller: HTMLElement | null) => {
      if (!scroller) return
      box = scroller
      box.addEventListener('scroll', look, { passive: true })
      watch.observe(box)
      return () => {
        scroller.removeEventListener('scroll', look)
        watch.disconnect()
        cancelAnimationFrame(frame)
        endRace()
        box = undefined
        frame = 0
      }
    },
    /** For each drawn row, which has its key as `data-row`. */
    measure: (row: HTMLElement | null) => {
      if (!row) return
      watch.observe(row)
      return () => watch.unobserve(row)
    },
    /** Undefined at the end, where the list stays regardless of additions. */
    place: (): ReadingPlace | undefined => {
      const index = restingAt(below)
      const mark = markAt(index)
      return atEnd || !mark ? undefined : { mark, offset: below - places.edge(index + 1), fromEnd: below }
    },
    goTo: ({ mark, offset, fromEnd }: ReadingPlace) => {
      const edge = edgeOf(mark)
      box?.scrollTo({ top: -(edge === undefined ? fromEnd : edge + offset) })
      look()
    },
    toEnd: () => void box?.scrollTo({ top: 0 }),
  }
}

export type EndList = ReturnType<typeof createEndList>
