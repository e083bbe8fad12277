const PATIENCE_MS = 2_000

/** Runs low-priority work when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, PATIENCE_MS / 4)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(callback)
}
