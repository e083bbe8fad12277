/** How long the queries of writers may keep the thread to themselves. */
const SLICE_MS = 2

/** When the first query of this turn of the event loop began. */
let began: number | undefined

/**
 * What a query waits for before it begins: nothing, or the next turn of the event loop if others have waited long enough.
 * SQLite answers at once, so a long transaction would otherwise be one turn.
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
