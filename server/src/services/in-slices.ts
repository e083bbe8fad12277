import { setImmediate } from 'node:timers/promises'

/** How long the thread is kept at a time. */
const SLICE_MS = 8

/**
 * Works through something long in slices, so that others waiting for the thread get it in between. Takes at most so many
 * items, and leaves the rest of an iterator to be read. Those that are undefined are only places to pause.
 */
export const inSlices = async <T>(
  items: Iterable<T | undefined>,
  take: (item: T) => void,
  most = Infinity,
): Promise<void> => {
  const iterator = items[Symbol.iterator]()
  let until = performance.now() + SLICE_MS
  for (let taken = 0; taken < most;) {
    const next = iterator.next()
    if (next.done) return
    if (next.value !== undefined) {
      take(next.value)
      taken += 1
    }
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + SLICE_MS
  }
}
