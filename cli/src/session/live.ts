import WebSocket from 'ws'
import { createLiveClient, type LiveClient, type LiveOptions, type LiveSocket } from '@xd/core/client/live-client.ts'

const openSocket = (server: string, token: string) => (): LiveSocket => {
  const socket = new WebSocket(server.replace(/^http/, 'ws'), { headers: { authorization: `Bearer ${token}` } })
  // A refused connection also closes, and then the live client retries.
  socket.on('error', () => undefined)
  return socket as unknown as LiveSocket
}

/** The live channel to a server, with this machine's clock and randomness. */
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
