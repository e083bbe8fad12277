import { setImmediate } from 'node:timers/promises'

/** How long the thread is kept at a time. */
const SLICE_MS = 8

/** Works through something long in slices, so that others waiting for the thread get it in between. */
export const inSlices = async <T>(items: Iterable<T>, take: (item: T) => void): Promise<void> => {
  let until = performance.now() + SLICE_MS
  for (const item of items) {
    take(item)
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + SLICE_MS
  }
}
