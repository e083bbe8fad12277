import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Runs something once what was just drawn is painted. Returns a function that cancels it. */
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

/** False until everything else has been painted: what waits for it holds up nothing. */
export const useDrawnBehind = (): boolean => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => behindPaint(() => startTransition(() => setIsDue(true))), [])
  return isDue
}

/** What is drawn right behind everything else. */
export const DrawnBehind = ({ children }: { children: ReactNode }) => useDrawnBehind() && children
