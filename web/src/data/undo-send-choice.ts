import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const known = new Map<number, boolean>()
const keyOf = (userID: number) => `xd.undo-send.${userID}`

const read = (userID: number): boolean => {
  if (!known.has(userID)) {
    try {
      known.set(userID, localStorage.getItem(keyOf(userID)) !== 'off')
    } catch {
      known.set(userID, true)
    }
  }
  return known.get(userID)!
}

/** Whether what one user of this browser sends is held back for a few seconds, in which it can be taken back. */
export const useUndoSend = (userID: number): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => read(userID),
  )

export const setUndoSend = (userID: number, wanted: boolean): void => {
  known.set(userID, wanted)
  try {
    localStorage.setItem(keyOf(userID), wanted ? 'on' : 'off')
  } catch {
    // The choice then lasts for this page.
  }
  listeners.forEach((listener) => listener())
}
