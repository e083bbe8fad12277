import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The time, renewed each minute: for what is relative to it and for what expires while one looks. */
export const useNow = (every = MINUTE_MS): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
