import { hasUnsent } from './outbox.ts'

const KEY = 'xd.reloaded'
const MINUTE = 60_000

/**
 * Spec 1 §8: code that cannot be loaded (a new version replaced it) reloads the page, at most once per minute and never
 * over unsent text. Whether it does now.
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

/** While the browser reloads, nothing more should be painted. */
export const reloadOr = <Else>(otherwise: () => Else | Promise<Else>): Promise<Else> =>
  reloadOnce(Date.now()) ? new Promise<never>(() => undefined) : Promise.resolve(otherwise())
