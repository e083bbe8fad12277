import { type UIEvent, useLayoutEffect, useRef } from 'react'

/** How far each list was scrolled when it was left, for the life of the tab. */
const leftAt = new Map<string, number>()

/** Props for a list's scroller: it comes back as it was left. `place` names the list and what it is filtered by. */
export const useScrollPlace = (place: string) => {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef('')
  useLayoutEffect(() => {
    const [top, was] = [leftAt.get(place) ?? 0, leftAt.get(before.current) ?? 0]
    before.current = place
    if (top !== was) ref.current?.scrollTo({ top })
  }, [place])
  return { ref, onScroll: (event: UIEvent) => void leftAt.set(place, event.currentTarget.scrollTop) }
}
