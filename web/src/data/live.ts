import { useEffect, useState } from 'react'
import { CallError } from '@xd/core/client/call-client.ts'
import { createLiveClient, type LiveClient, type LiveSocket } from '@xd/core/client/live-client.ts'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import { serverNow } from '#state/server-clock.ts'
import { announceFactorRequired, announceSignedOut, call } from './calls.ts'
import { createChannel, createStore, useStored } from '#state/create-store.ts'
import { queryClient } from './query-client.ts'
import { createRefresher } from './refresh.ts'
import { startAnew } from './start-anew.ts'

type Status = { state: 'connecting' } | { state: 'live' } | { state: 'offline'; since: number }

const status = createStore<Status>({ state: 'connecting' })
const events = createChannel<[LiveFrame]>()

/** Whether live events are arriving, and if not, since when (epoch milliseconds). */
export const useLiveStatus = (): Status => useStored(status)

/** Listens to every live event, in addition to the queries they refresh. */
export const useLiveEvent = (listener: (frame: LiveFrame) => void): void =>
  useEffect(() => events.listen(listener), [listener])

let open: LiveClient | undefined

/** Sends something that may get lost: our current view, our typing. */
export const sayLive = (event: 'presence' | 'typing', data: object): void =>
  void open?.emit(event, data).catch(() => undefined)

export interface LiveStart {
  companyID: number
  companyKey: string
  userID: number
  sessionID: string
  /** The log's position before anything was loaded. */
  lastSeq: number
}

/**
 * A browser is not told why a socket was refused, so we ask. The session may have ended, may need a second factor, may
 * be back in the visitor's own company because the visit ended, or may belong to someone else.
 */
const askWhetherOver = (companyID: number, userID: number) =>
  void call('auth/info', {}).then(
    ({ company, user, secondFactorDue }) => {
      if (company.companyID !== companyID || user.userID !== userID) startAnew()
      else if (secondFactorDue?.overdue) announceFactorRequired()
    },
    (error: unknown) => {
      if (error instanceof CallError && error.code === 'signed_out') announceSignedOut()
    },
  )

/** Opens the live channel for a signed-in user, once `ready`, while the component is mounted. */
export const useLiveChannel = (
  { companyID, companyKey, userID, sessionID, lastSeq }: LiveStart,
  ready: boolean,
): void => {
  // Refetched now and then. Within a session, the channel keeps its own count from the first answer.
  const [start, setStart] = useState({ sessionID, lastSeq })
  if (start.sessionID !== sessionID) setStart({ sessionID, lastSeq })
  useEffect(() => {
    if (!ready) return
    const refresh = createRefresher(queryClient, userID)
    const client = createLiveClient({
      open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/`) as LiveSocket,
      companyKey,
      userID,
      lastSeq: start.lastSeq,
      onEvent: (frame) => {
        if (frame.event === 'force_logout' && frame.data.sessionID === sessionID) return announceSignedOut()
        refresh(frame)
        events.say(frame)
      },
      onStatus: (next) => {
        if (next.state === 'offline') askWhetherOver(companyID, userID)
        status.set(next)
      },
      now: serverNow,
      later: (work, ms) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      random: Math.random,
    })
    open = client
    // The browser is the first to know when the network drops or returns, and a page shown again may have been asleep.
    const wake = () => document.visibilityState === 'visible' && client.check()
    window.addEventListener('offline', client.lose)
    window.addEventListener('online', client.check)
    document.addEventListener('visibilitychange', wake)
    return () => {
      window.removeEventListener('offline', client.lose)
      window.removeEventListener('online', client.check)
      document.removeEventListener('visibilitychange', wake)
      open = undefined
      client.close()
      status.set({ state: 'connecting' })
    }
  }, [companyID, companyKey, userID, sessionID, start.lastSeq, ready])
}
