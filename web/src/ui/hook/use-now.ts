import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { serverNow } from '#state/server-clock.ts'

/** Shorter differences go unnoticed. */
const LEAST_MS = 1_000

/** One timer per interval: shared by many rows and fields. */
const clocks = new Map<number, { readonly timer: ReturnType<typeof setInterval>; readonly told: Set<() => void> }>()

const onTick = (every: number, tell: () => void): (() => void) => {
  const told = clocks.get(every)?.told ?? new Set()
  if (told.size === 0) clocks.set(every, { told, timer: setInterval(() => told.forEach((one) => one()), every) })
  told.add(tell)
  // A page shown again after a while has missed some ticks.
  tell()
  return () => {
    told.delete(tell)
    if (told.size > 0) return
    clearInterval(clocks.get(every)?.timer)
    clocks.delete(every)
  }
}

/** The current time, updated every minute, for relative times and expirations. */
export const useNow = (every = MINUTE_MS): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(
    () => onTick(every, () => setNow((before) => (Math.abs(serverNow() - before) < LEAST_MS ? before : serverNow()))),
    [every],
  )
  return now
}
