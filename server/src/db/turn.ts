/** How long writers' queries may keep the thread to themselves. */
const SLICE_MS = 2

/** When the first query in this turn of the event loop began. */
let began: number | undefined

/**
 * The wait before a query: none, or until the next turn of the event loop if others have waited long enough. SQLite
 * answers at once, so a long transaction would otherwise be a single turn.
 */
export const turn = (): Promise<void> | undefined => {
  const now = performance.now()
  if (began === undefined) {
    began = now
    setImmediate(() => (began = undefined))
    return undefined
  }
  return now - began < SLICE_MS ? undefined : new Promise((resolve) => void setImmediate(resolve))
}
