import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { type Fit, type Place, placesOf, tooMany } from './fit.ts'

interface FittedColumn<Key extends string> {
  readonly key: Key
  readonly spare?: number
  readonly phone?: Place
}

const isSame = (one: readonly string[] | null, other: readonly string[] | null) =>
  one === null || other === null ? one === other : one.join() === other.join()

/**
 * Fits a table to its box: it omits columns without room. If the others are still too wide, or on a phone, each row
 * becomes a few lines. An overflowing table is as narrow as it can be, so its columns are measured then, before it is
 * painted.
 */
export function useFit<Key extends string>(columns: readonly FittedColumn<Key>[], staysTable: boolean) {
  const phone = useIsPhone()
  const table = useRef<HTMLTableElement>(null)
  const widths = useRef(new Map<string, number>())
  const [leftOut, setLeftOut] = useState<readonly Key[] | null>([])
  const inLines = !staysTable && (phone || leftOut === null)
  const places = inLines && columns.some(({ phone: place }) => place !== undefined) ? placesOf(columns) : null
  const spares = columns.filter(({ spare }) => spare !== undefined).map(({ key }) => key)
  const isShown = ({ key }: FittedColumn<Key>) =>
    inLines ? places === null || places.has(key) : !(leftOut ?? spares).includes(key)

  const measure = useEffectEvent(() => {
    const box = table.current?.parentElement
    if (!table.current || !box || box.clientWidth === 0) return
    if (!inLines && table.current.offsetWidth > box.clientWidth)
      for (const head of table.current.tHead?.rows[0]?.cells ?? [])
        widths.current.set(head.dataset['key'] ?? '', head.getBoundingClientRect().width)
    const widthOf = (key: string) => widths.current.get(key) ?? 0
    const next = tooMany(columns, widthOf, box.clientWidth - widthOf(''))
    if (!isSame(next, leftOut)) setLeftOut(next)
  })
  useLayoutEffect(() => measure())
  useEffect(() => {
    const box = table.current?.parentElement
    if (!box) return
    const watch = new ResizeObserver(() => measure())
    watch.observe(box)
    return () => watch.disconnect()
  }, [])

  const fit: Fit<Key> = {
    leftOut: new Set(columns.filter((column) => !isShown(column)).map(({ key }) => key)),
    inLines,
  }
  return { table, fit, places }
}
