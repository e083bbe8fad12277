import { type KeyboardEvent, useEffect, useId, useState } from 'react'

type Options = {
  count: number
  onPick: (index: number) => void
  /** Start at the first option (a search) or at none (free text). */
  start?: 'first' | 'none'
  /** Options per line, in a grid. */
  columns?: number
}

/**
 * Keyboard control of a list whose focus stays in the search box: the arrows move an active option, and Enter picks it.
 */
export function useActiveOption({ count, onPick, start = 'first', columns = 1 }: Options) {
  const id = useId()
  const [chosen, setChosen] = useState(start === 'first' ? 0 : -1)
  const active = Math.min(chosen, count - 1)
  const optionId = (index: number) => `${id}-${index}`

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const step = (by: number) =>
    setChosen(Math.max(0, Math.min(count - 1, (active < 0 ? (by > 0 ? -by : count) : active) + by)))
  const moves: Record<string, () => void> = {
    ArrowDown: () => (columns === 1 && active === count - 1 ? setChosen(0) : step(columns)),
    ArrowUp: () => (columns === 1 && active <= 0 ? setChosen(count - 1) : step(-columns)),
    PageDown: () => step(8 * columns),
    PageUp: () => step(-8 * columns),
    ...(columns > 1 && { ArrowRight: () => step(1), ArrowLeft: () => step(-1) }),
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || count === 0) return
    const move = moves[event.key]
    if (move) {
      event.preventDefault()
      move()
    } else if (event.key === 'Enter' && active >= 0 && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      onPick(active)
    }
  }

  return {
    active,
    setActive: setChosen,
    reset: () => setChosen(start === 'first' ? 0 : -1),
    onKeyDown,
    /** Picks the active option, for keys other than Enter. */
    pick: () => active >= 0 && onPick(active),
    listId: `${id}-list`,
    optionId,
    /** For the input that keeps the focus. */
    input: {
      role: 'combobox' as const,
      'aria-controls': `${id}-list`,
      'aria-expanded': count > 0,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
    },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option' as const,
      'data-active': index === active || undefined,
      onPointerMove: () => setChosen(index),
      // Pressing must leave the focus in the input.
      onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => onPick(index),
    }),
  }
}
