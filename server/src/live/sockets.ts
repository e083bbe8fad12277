import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Caller } from '#caller.ts'
import type { Hub } from './hub.ts'
import type { Presence } from './presence.ts'
import type { Subscriber } from './subscriber.ts'

const HEARTBEAT_MS = 30_000
const MAX_FRAME_BYTES = 16_384
/** A client that takes nothing for so long that this much waits for it is cut off; it will catch up from the log. */
const MAX_WAITING_BYTES = 4_000_000
const GOING_AWAY = 1001

interface ClientFrame {
  event?: unknown
  data?: {
    companyKey?: unknown
    userID?: unknown
    lastSeq?: unknown
    since?: unknown
    storeID?: unknown
    convoID?: unknown
    typing?: unknown
  }
  id?: unknown
}

export interface LiveOptions {
  hub: Hub
  presence: Presence
  /** How often each socket is asked whether it is still there. */
  beatMs?: number | undefined
  /** The caller behind an upgrade request, with their company's key; undefined when not signed in or from another site. */
  authenticate: (request: IncomingMessage) => Promise<{ caller: Caller; companyKey: string } | undefined>
}

/** Serves the live channel on `/` (spec 2 §7) of an HTTP server. */
export const serveLive = (server: Server, { hub, presence, beatMs = HEARTBEAT_MS, authenticate }: LiveOptions) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const alive = new WeakSet<WebSocket>()

  const refuse = (socket: Duplex, status: string) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A stranger's line is text: it need not be an address.
    if (request.url?.split('?', 1)[0] !== '/') return refuse(socket, '404 Not Found')
    const who = await authenticate(request)
    if (who === undefined) return refuse(socket, '403 Forbidden')
    if (socket.destroyed) return
    sockets.handleUpgrade(request, socket, head, (ws) => serve(ws, who.caller, who.companyKey))
  }

  const serve = (ws: WebSocket, caller: Caller, companyKey: string) => {
    const subscriber: Subscriber = {
      caller,
      seq: undefined,
      storeID: undefined,
      send: (frame) => {
        if (ws.bufferedAmount > MAX_WAITING_BYTES) return ws.terminate()
        ws.send(frame)
      },
      close: () => ws.close(GOING_AWAY, 'reconnect'),
    }
    // The session is looked at again when the client reconnects; a visit or sign-in that ends takes the socket with it.
    const expiry = setTimeout(() => ws.close(GOING_AWAY, 'session over'), Math.min(expiresIn(caller), 2 ** 31 - 1))
    alive.add(ws)
    hub.add(subscriber)
    ws.on('pong', () => alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      clearTimeout(expiry)
      hub.remove(subscriber)
      presence.leave(subscriber)
    })
    ws.on('message', (raw: Buffer) => {
      const frame = parse(raw.toString())
      if (frame === undefined) return ws.close(1007, 'not JSON')
      if (frame.event === 'ready') {
        const { data } = frame
        if (data?.companyKey !== companyKey || Number(data.userID) !== caller.userID)
          return ws.close(1008, 'another session')
        subscriber.storeID = integerOf(data.storeID)
        void hub
          .ready(subscriber, { seq: integerOf(data.lastSeq), time: integerOf(data.since) })
          .catch(() => ws.terminate())
      }
      if (frame.event === 'presence')
        void presence.look(subscriber, integerOf(frame.data?.convoID) ?? null).catch(() => ws.terminate())
      if (frame.event === 'typing') presence.type(subscriber, frame.data?.typing === true)
      if (frame.id !== undefined) ws.send(JSON.stringify({ event: frame.event, data: { ok: true }, id: frame.id }))
    })
  }

  const heartbeat = setInterval(() => {
    for (const ws of sockets.clients) {
      if (!alive.delete(ws)) ws.terminate()
      else ws.ping()
    }
  }, beatMs)

  server.on('upgrade', (request, socket, head) => {
    // From here on the connection is ours, and may break at any time: an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch(() => refuse(socket, '500 Internal Server Error'))
  })
  return {
    close: () => {
      clearInterval(heartbeat)
      presence.close()
      hub.closeAll()
      sockets.close()
    },
  }
}

const integerOf = (value: unknown): number | undefined => (Number.isSafeInteger(value) ? (value as number) : undefined)

const expiresIn = (caller: Caller) =>
  Math.max(0, (caller.session.visit?.expiresAt ?? caller.session.expiresAt) - Date.now())

const parse = (text: string): ClientFrame | undefined => {
  try {
    const frame: unknown = JSON.parse(text)
    return typeof frame === 'object' && frame !== null ? frame : undefined
  } catch {
    return undefined
  }
}
