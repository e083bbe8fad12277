import { useSyncExternalStore } from 'react'
import { createChannel } from './create-store.ts'

interface Form<Value> {
  /** Parses a stored value; undefined if it isn't a valid choice. */
  readonly read: (kept: string) => Value | undefined
  readonly write: (value: Value) => string
}

/** "on" or "off". */
export const ON_OFF: Form<boolean> = {
  read: (kept) => (kept === 'on' ? true : kept === 'off' ? false : undefined),
  write: (on) => (on ? 'on' : 'off'),
}

/**
 * A setting stored only in this browser, per user if `whose` is given. All tabs follow it. A browser without storage
 * keeps it for this page.
 */
export const storedChoice = <Value>(name: string, usual: Value, { read, write }: Form<Value>) => {
  const changes = createChannel()
  const known = new Map<string, { kept: string | null; value: Value }>()
  const keyOf = (whose?: number) => (whose === undefined ? name : `${name}.${whose}`)

  const keptAt = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return known.get(key)?.kept ?? null
    }
  }
  const get = (whose?: number): Value => {
    const key = keyOf(whose)
    const kept = keptAt(key)
    const before = known.get(key)
    // Stays identical while the stored value does, because components render from it.
    if (before && before.kept === kept) return before.value
    const value = (kept === null ? undefined : read(kept)) ?? usual
    known.set(key, { kept, value })
    return value
  }
  const set = (value: Value, whose?: number): void => {
    const key = keyOf(whose)
    const kept = write(value)
    known.set(key, { kept, value })
    try {
      localStorage.setItem(key, kept)
    } catch {
      // The choice then lasts for this page.
    }
    changes.say()
  }
  const listen = (listener: () => void) => {
    const stop = changes.listen(listener)
    window.addEventListener('storage', listener)
    return () => {
      stop()
      window.removeEventListener('storage', listener)
    }
  }
  const useChoice = (whose?: number): Value => useSyncExternalStore(listen, () => get(whose))
  return { get, set, listen, use: useChoice }
}
