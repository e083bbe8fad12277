import { useState } from 'react'
import { useSelection } from '#ui/list/use-selection.ts'

/** All matches of a search, beyond the rows on screen; `until`: those without activity since. */
interface Whole {
  readonly view: string
  readonly until: string
}

/** Conversations selected among the rows on screen, or a whole view. */
export const useInboxSelection = (ids: readonly number[], view: string) => {
  const rows = useSelection(ids, view)
  const [chosen, setWhole] = useState<Whole>()
  // A different view starts over.
  const whole = chosen?.view === view ? chosen : undefined
  /** Selecting by hand starts from the rows on screen. */
  const byHand = () => {
    if (whole) rows.all()
    setWhole(undefined)
  }
  return {
    selected: whole ? new Set(ids) : rows.selected,
    whole,
    toggle: (id: number) => {
      byHand()
      rows.toggle(id)
    },
    reach: (id: number, opened?: number) => {
      byHand()
      rows.reach(id, opened)
    },
    all: () => {
      setWhole(undefined)
      rows.all()
    },
    allOfView: (until: string) => {
      rows.all()
      setWhole({ view, until })
    },
    clear: () => {
      setWhole(undefined)
      rows.clear()
    },
  }
}
