const LONGEST_MS = 5_000

/** One second, then longer, at most five; immediately when the connection returns. */
export const pause = (round: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = window.setTimeout(done, Math.min(1_000 * 1.5 ** round, LONGEST_MS))
    window.addEventListener('online', done)
  })
