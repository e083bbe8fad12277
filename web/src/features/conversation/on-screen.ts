import { useEffect } from 'react'

const shown = new Map<number, number>()
const count = (convoID: number, by: number) => shown.set(convoID, (shown.get(convoID) ?? 0) + by)

/** Marks a conversation as on screen while the component is mounted. */
export const useIsOnScreen = (convoID: number): void =>
  useEffect(() => {
    count(convoID, 1)
    return () => void count(convoID, -1)
  }, [convoID])

export const isOnScreen = (convoID: number): boolean => (shown.get(convoID) ?? 0) > 0
