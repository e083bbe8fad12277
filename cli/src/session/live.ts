import WebSocket from 'ws'
import { createLiveClient, type LiveClient, type LiveOptions, type LiveSocket } from '@xd/core/client/live-client.ts'

const openSocket = (server: string, token: string) => (): LiveSocket => {
  const socket = new WebSocket(server.replace(/^http/, 'ws'), { headers: { authorization: `Bearer ${token}` } })
  // A refused connection closes as well, and the live client tries again then.
  socket.on('error', () => undefined)
  return socket as unknown as LiveSocket
}

/** The live channel of a server with this machine's clock and chance. */
export const liveOf = (
  server: string,
  token: string,
  options: Omit<LiveOptions, 'open' | 'now' | 'later' | 'random'>,
): LiveClient =>
  createLiveClient({
    ...options,
    open: openSocket(server, token),
    now: Date.now,
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
  })
