const PATIENCE_MS = 2_000

/** Does what can wait once nothing else is to be done. Answers how to leave it. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, PATIENCE_MS / 4)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(work, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(callback)
}
