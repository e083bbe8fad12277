import { useState } from 'react'

/** Rows chosen together: one by one, or from the last one that was chosen to another. */
export const useSelection = (ids: readonly number[]) => {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [from, setFrom] = useState<number>()
  const toggle = (id: number) => {
    setFrom(id)
    setSelected((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  }
  return {
    selected,
    toggle,
    /** All between the last one that was chosen (or opened) and this one. */
    reach: (id: number, opened?: number) => {
      const start = ids.indexOf(from ?? opened ?? id)
      const [first, last] = [start < 0 ? ids.indexOf(id) : start, ids.indexOf(id)].sort((a, b) => a - b) as [number, number]
      setFrom(ids[start] ?? id)
      setSelected((before) => new Set([...before, ...ids.slice(first, last + 1)]))
    },
    all: () => setSelected(new Set(ids)),
    clear: () => {
      setFrom(undefined)
      setSelected(new Set())
    },
  }
}
