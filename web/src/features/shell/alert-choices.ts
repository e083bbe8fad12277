import { useCallback, useSyncExternalStore } from 'react'

/** How one user of this browser wants to hear of new messages. Nothing, unless they ask for it. */
export interface AlertChoices {
  readonly sound: boolean
  readonly desktop: boolean
}

const NONE: AlertChoices = { sound: false, desktop: false }
const listeners = new Set<() => void>()
const known = new Map<number, AlertChoices>()
const keyOf = (userID: number) => `xd.alerts.${userID}`

const load = (userID: number): AlertChoices => {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(keyOf(userID)) ?? '{}') as Partial<AlertChoices>) }
  } catch {
    return NONE
  }
}

const read = (userID: number): AlertChoices => {
  const choices = known.get(userID) ?? load(userID)
  known.set(userID, choices)
  return choices
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAlertChoices = (userID: number): [AlertChoices, (change: Partial<AlertChoices>) => void] => {
  const choices = useSyncExternalStore(subscribe, () => read(userID))
  const change = useCallback(
    (patch: Partial<AlertChoices>) => {
      const next = { ...read(userID), ...patch }
      known.set(userID, next)
      try {
        localStorage.setItem(keyOf(userID), JSON.stringify(next))
      } catch {
        // The choice then lasts for this page.
      }
      listeners.forEach((listener) => listener())
    },
    [userID],
  )
  return [choices, change]
}
