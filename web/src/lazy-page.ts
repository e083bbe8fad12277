import { hasUnsent } from '#data/outbox.ts'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

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

type Page = { default: ComponentType }
type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => Promise<void> }

/** A page that comes when it is first visited, or before when a link to it is pointed at. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  const page = async (): Promise<Page> => {
    try {
      return { default: (await load())[name] }
    } catch (error) {
      // While the browser reloads, nothing more should be painted.
      if (reloadOnce(Date.now())) return new Promise<Page>(() => undefined)
      throw error
    }
  }
  // Fetched ahead, a failure is nobody's yet: the page itself meets it when it is visited.
  const preload = () => load().then(() => undefined, () => undefined)
  return Object.assign(lazy(page), { preload })
}
