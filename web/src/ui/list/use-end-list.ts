import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createEndList, type EndList } from './end-list.ts'
import type { Keyed, RowPlaces } from './row-places.ts'

interface Options<Row> {
  /** Oldest first. */
  rows: readonly Row[]
  /** A row's estimated height, until it is measured. */
  estimate: (row: Row) => number
}

/** A long list read from its end; only rows near the window are drawn. `attach` goes on its scroller. */
export const useEndList = <Row extends Keyed>({ rows, estimate }: Options<Row>) => {
  const [list] = useState(createEndList)
  const places = useMemo(() => list.placesOf(rows, estimate), [list, rows, estimate])
  useLayoutEffect(() => list.settle(places), [list, places])
  return { list, places, attach: list.attach }
}

/** Which rows are drawn, and the space left for the others. */
export const useDrawnRows = (list: EndList, places: RowPlaces) => {
  const { near, far } = useSyncExternalStore(list.subscribe, list.drawn) ?? list.firstDrawn(places)
  const count = places.rows.length
  const [from, to] = [Math.max(0, count - far), Math.max(0, count - near)]
  return { from, to, above: places.edge(0) - places.edge(from), below: places.edge(to) }
}

export const useIsAtEnd = (list: EndList): boolean => useSyncExternalStore(list.subscribe, list.isAtEnd)

interface NearStart {
  list: EndList
  places: RowPlaces
  rows: number
  onNear: () => Promise<unknown> | undefined
}

/**
 * Requests more while fewer rows than these remain above the window: after the frame that draws the rows, and not again
 * until the answer has arrived.
 */
export const useNearStart = ({ list, places, rows, onNear }: NearStart): void =>
  useEffect(() => {
    let asked: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (asked !== undefined || list.rowsAbove(places) >= rows) return
      asked = setTimeout(() => void onNear()?.finally(() => (asked = undefined)))
    }
    look()
    const stop = list.subscribe(look)
    return () => {
      stop()
      clearTimeout(asked)
    }
  }, [list, places, rows, onNear])
