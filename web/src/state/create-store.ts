import { useSyncExternalStore } from 'react'

/** Notifies all listeners. */
export const createChannel = <Said extends readonly unknown[] = []>() => {
  const listeners = new Set<(...said: Said) => void>()
  return {
    say: (...said: Said): void => listeners.forEach((listener) => listener(...said)),
    /** Returns a function that stops listening. */
    listen: (listener: (...said: Said) => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value on this page from which components render. */
export const createStore = <Value>(first: Value) => {
  const changes = createChannel()
  let value = first
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      value = next
      changes.say()
    },
    listen: changes.listen,
  }
}

export type Store<Value> = Pick<ReturnType<typeof createStore<Value>>, 'get' | 'listen'>

/** A store's value, or a selection from it, which must stay identical while the store's value does. */
export function useStored<Value>(store: Store<Value>): Value
export function useStored<Value, Taken>(store: Store<Value>, take: (value: Value) => Taken): Taken
export function useStored<Value, Taken>(store: Store<Value>, take?: (value: Value) => Taken): Value | Taken {
  return useSyncExternalStore(store.listen, () => (take ? take(store.get()) : store.get()))
}
