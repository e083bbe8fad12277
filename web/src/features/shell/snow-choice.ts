import { useSyncExternalStore } from 'react'

const KEY = 'xd.snow'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

const read = (): boolean => {
  try {
    chosen ??= localStorage.getItem(KEY) !== 'off'
  } catch {
    chosen ??= true
  }
  return chosen
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this browser wants snow in its season. */
export const useSnowChoice = (): boolean => useSyncExternalStore(subscribe, read)

export const setSnowChoice = (snow: boolean): void => {
  chosen = snow
  try {
    localStorage.setItem(KEY, snow ? 'on' : 'off')
  } catch {
    // The choice then lasts for this page.
  }
  listeners.forEach((listener) => listener())
}
