import { useCallback, useSyncExternalStore } from 'react'
import { createChannel } from '#state/create-store.ts'
import { readLocal, writeLocal } from './local.ts'

const kept = new Map<string, unknown>()
const changes = createChannel()

export const readKept = <Value>(name: string): Value | undefined => {
  if (!kept.has(name)) kept.set(name, readLocal(name))
  return kept.get(name) as Value | undefined
}

/** `undefined` forgets it. */
export const writeKept = (name: string, value: unknown): void => {
  kept.set(name, value)
  writeLocal(name, value)
  changes.say()
}

/** Text typed into a form, stored under a name in this browser until it is saved, even when everything is closed. */
export const useKept = <Value>(name: string): [Value | undefined, (next: Value | undefined) => void] => {
  const value = useSyncExternalStore(changes.listen, () => readKept<Value>(name))
  const set = useCallback((next: Value | undefined) => writeKept(name, next), [name])
  return [value, set]
}

/** Clears an earlier user's text from every form. */
export const forgetKept = (): void => {
  kept.clear()
  changes.say()
}
