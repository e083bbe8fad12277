import { type UIEvent, useLayoutEffect, useRef } from 'react'

/** Each list's scroll position when it was left, for the life of the tab. */
const leftAt = new Map<string, number>()

/** Props for a list's scroller, which restores its position. `place` names the list and its filters. */
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
