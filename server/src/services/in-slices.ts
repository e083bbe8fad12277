import { setImmediate } from 'node:timers/promises'

/** How long one slice holds the thread. */
const SLICE_MS = 8

/**
 * Works through a long job in slices, so that others get the thread in between. Takes at most so many items, and leaves
 * the rest of an iterator unread. Undefined items are only places to pause.
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
