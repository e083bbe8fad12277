import { expect, vi } from 'vitest'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'
import { aWindow } from './window.ts'

export const ME = 2
export const CONVO = 7
export const START = { companyID: 1, companyKey: 'acme', userID: ME, sessionID: 's1', lastSeq: 40 }

/** A live channel's socket, as its server sees it. */
class Socket {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly said: { event: string; data: object }[] = []
  isClosed = false
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
  send(text: string) {
    const { event, data } = JSON.parse(text) as { event: string; data: object }
    this.said.push({ event, data })
  }
  close() {
    this.isClosed = true
  }
  hears(event: string, data: object, seq?: number) {
    this.onmessage?.({ data: JSON.stringify({ event, data, seq }) })
  }
  /** Its frames of one kind. */
  of(kind: string) {
    return this.said.filter(({ event }) => event === kind).map(({ data }) => data)
  }
}

/** A page with the live channel, looking at a conversation. */
export const livePage = () => {
  const [page, browser, sockets] = [aPage(), aWindow(), [] as Socket[]]
  class Opened extends Socket {
    constructor(url: string) {
      super(url)
      sockets.push(this)
    }
  }
  vi.stubGlobal('WebSocket', Opened)
  const open = async (ready = true) => {
    const [live, { usePresence }, { takeOver, useUnsent }, { onSignedOut }, { queryClient }] = await Promise.all([
      import('#data/live.ts'),
      import('#data/presence.ts'),
      import('#data/unsent.ts'),
      import('#data/calls.ts'),
      import('#data/query-client.ts'),
    ])
    page.answers['auth/info'] = () => ({ company: { companyID: 1 }, user: { userID: ME } })
    const heard: string[] = []
    const listen = ({ event }: { event: string }) => void heard.push(event)
    const signedOut: string[] = []
    onSignedOut(() => signedOut.push('signed out'))
    const shown = { convoID: CONVO, ready, start: START }
    const hook = await runHook(() => {
      live.useLiveChannel(shown.start, shown.ready)
      live.useLiveEvent(listen)
      takeOver(1, ME)
      useUnsent(1, ME)
      return { status: live.useLiveStatus(), ...usePresence(shown.convoID, ME) }
    })
    const connect = async () => {
      const socket = sockets.at(-1)!
      socket.onopen?.()
      socket.hears('ready', { seq: 50 })
      await expect.poll(() => hook.now().status.state).toBe('live')
      return socket
    }
    return { ...hook, shown, connect, heard, signedOut, queryClient, sayLive: live.sayLive }
  }
  return { page, browser, sockets, open }
}
