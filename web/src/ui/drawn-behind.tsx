import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** False until everything else has been painted: what waits for it holds up nothing. */
export const useDrawnBehind = (): boolean => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsDue(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isDue
}

/** What is drawn right behind everything else. */
export const DrawnBehind = ({ children }: { children: ReactNode }) => useDrawnBehind() && children
