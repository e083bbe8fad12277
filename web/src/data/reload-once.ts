import { hasUnsent } from './outbox.ts'

const KEY = 'xd.reloaded'
const MINUTE = 60_000

/**
 * Spec 1 §8: if code cannot be loaded because a new version replaced it, the page reloads, at most once per minute and
 * never over unsent text. Returns whether it does now.
 */
function reloadOnce(now: number): boolean {
  if (hasUnsent()) return false
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (now - last < MINUTE) return false
    sessionStorage.setItem(KEY, String(now))
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** Paint nothing more while the browser reloads. */
export const reloadOr = <Else>(otherwise: () => Else | Promise<Else>): Promise<Else> =>
  reloadOnce(Date.now()) ? new Promise<never>(() => undefined) : Promise.resolve(otherwise())
