import { useEffect, useSyncExternalStore } from 'react'
import { createLiveClient, type LiveSocket } from '@xd/core/client/live-client.ts'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import { queryClient } from './query-client.ts'
import { createRefresher } from './refresh.ts'

type Status = { state: 'connecting' } | { state: 'live' } | { state: 'offline'; since: number }

let status: Status = { state: 'connecting' }
const statusListeners = new Set<() => void>()
const eventListeners = new Set<(frame: LiveFrame) => void>()

const setStatus = (next: Status) => {
  status = next
  statusListeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  statusListeners.add(listener)
  return () => statusListeners.delete(listener)
}

/** Whether live events come in, or since when (epoch milliseconds) they do not. */
export const useLiveStatus = (): Status => useSyncExternalStore(subscribe, () => status)

/** Hears every live event, beside the queries that they refresh. */
export const useLiveEvent = (listener: (frame: LiveFrame) => void): void =>
  useEffect(() => {
    eventListeners.add(listener)
    return () => void eventListeners.delete(listener)
  }, [listener])

/** Opens the live channel for a signed-in user for as long as the component is there. */
export const useLiveChannel = (companyKey: string, userID: number): void =>
  useEffect(() => {
    const refresh = createRefresher(queryClient)
    const client = createLiveClient({
      open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/`) as LiveSocket,
      companyKey,
      userID,
      onEvent: (frame) => {
        refresh(frame)
        eventListeners.forEach((listener) => listener(frame))
      },
      onStatus: setStatus,
      now: () => Date.now(),
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      random: Math.random,
    })
    return () => client.close()
  }, [companyKey, userID])
