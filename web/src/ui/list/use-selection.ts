import { useState } from 'react'

/**
 * Selected rows: one by one, or a range from the last selected one. `place` names the view. A new view starts with no
 * selection.
 */
export const useSelection = <Id extends string | number>(ids: readonly Id[], place = '') => {
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set())
  const [from, setFrom] = useState<Id>()
  const [where, setWhere] = useState(place)
  const clear = () => {
    setFrom(undefined)
    setSelected(new Set())
  }
  if (where !== place) {
    setWhere(place)
    clear()
  }
  const toggle = (id: Id) => {
    setFrom(id)
    setSelected((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  }
  return {
    selected,
    toggle,
    /** Everything between the last selected (or opened) row and this one. */
    reach: (id: Id, opened?: Id) => {
      const start = ids.indexOf(from ?? opened ?? id)
      const [first, last] = [start < 0 ? ids.indexOf(id) : start, ids.indexOf(id)].sort((a, b) => a - b) as [
        number,
        number,
      ]
      setFrom(ids[start] ?? id)
      setSelected((before) => new Set([...before, ...ids.slice(first, last + 1)]))
    },
    all: () => setSelected(new Set(ids)),
    clear,
  }
}

export type Selection<Id extends string | number> = ReturnType<typeof useSelection<Id>>
