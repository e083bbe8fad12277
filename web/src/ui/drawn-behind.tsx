import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Runs something after the current paint. Returns a function that cancels it. */
export const behindPaint = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** False until everything else is painted, so that a component waiting for it delays nothing. */
export const useDrawnBehind = (): boolean => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => behindPaint(() => startTransition(() => setIsDue(true))), [])
  return isDue
}

/** Draws its children right after everything else. */
export const DrawnBehind = ({ children }: { children: ReactNode }) => useDrawnBehind() && children
