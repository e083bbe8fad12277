import { hasUnsent } from '#data/outbox.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import type { FunctionComponent } from 'react'

const KEY = 'xd.reloaded'
const MINUTE = 60_000

/** Spec 1 §8: a page whose code cannot be loaded (a new version replaced it) reloads, at most once per minute and never over unsent text. */
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

/** A page that loads when it is first visited, or earlier when a link to it is hovered. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, FunctionComponent>>, name: Name) =>
  lazyPart(
    async () => (await load())[name],
    // While the browser reloads, nothing more should be painted.
    (error) => (reloadOnce(Date.now()) ? new Promise<never>(() => undefined) : Promise.reject(error)),
  )
