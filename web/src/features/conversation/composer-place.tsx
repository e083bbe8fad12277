import { type ReactNode, useCallback } from 'react'
import { useDrawnBehind } from '#ui/drawn-behind.tsx'

/** As tall as the last composer, so that messages stay in place when it appears. */
let usualHeight = 124

/** The composer, drawn right after the messages. */
export function ComposerPlace({ children }: { children: ReactNode }) {
  const isDrawn = useDrawnBehind()
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return
    const heights = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      if (height > 0) usualHeight = height
    })
    heights.observe(place)
    return () => heights.disconnect()
  }, [])
  return isDrawn ? <div ref={watch}>{children}</div> : <div style={{ height: usualHeight }} />
}
