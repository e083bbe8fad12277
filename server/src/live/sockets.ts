import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Place, seatsOf } from './seats.ts'
import { type ClientFrame, integerOf, readFrame } from './frame.ts'
import type { Hub } from './hub.ts'
import type { Presence } from './presence.ts'
import type { Subscriber } from './subscriber.ts'

const HEARTBEAT_MS = 30_000
const MAX_FRAME_BYTES = 16_384
/** A client this far behind in reading is cut off; it will catch up from the log. */
const MAX_WAITING_BYTES = 4_000_000
/** Frames a socket may send between two heartbeats: a person at a keyboard stays far below this. */
const MAX_FRAMES = 600
/** A client sends `ready` right after opening its socket. */
const READY_MS = 15_000
const GOING_AWAY = 1001
const NOT_ALLOWED = 1008

export interface LiveOptions {
  hub: Hub
  presence: Presence
  /** How often each socket, and its session, is checked. */
  beatMs?: number | undefined
  /** Why a request gets no socket, in words; undefined if it may have one. */
  refusalOf?: (request: IncomingMessage) => string | undefined
  /** The user behind an upgrade request; undefined if not signed in or from another site. */
  authenticate: (request: IncomingMessage) => Promise<Place | undefined>
}

/** Serves the live channel on `/` (spec 2 §7) of an HTTP server. */
export const serveLive = (
  server: Server,
  { hub, presence, beatMs = HEARTBEAT_MS, refusalOf, authenticate }: LiveOptions,
) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const alive = new WeakSet<WebSocket>()
  const framesOf = new WeakMap<WebSocket, number>()
  const seats = seatsOf()
  /** The credentials each open socket was admitted with. */
  const open = new Map<WebSocket, { request: IncomingMessage; subscriber: Subscriber }>()

  const refuse = (socket: Duplex, status: string, sentence = '') => {
    const type = sentence === '' ? '' : 'content-type: text/plain; charset=utf-8\r\n'
    socket.end(`HTTP/1.1 ${status}\r\n${type}connection: close\r\n\r\n${sentence}`)
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A stranger's request line is arbitrary text: it need not be a valid address.
    if (request.url?.split('?', 1)[0] !== '/') return refuse(socket, '404 Not Found')
    const sentence = refusalOf?.(request)
    if (sentence !== undefined) return refuse(socket, '403 Forbidden', sentence)
    const who = await authenticate(request)
    if (who === undefined) return refuse(socket, '403 Forbidden')
    if (socket.destroyed) return
    const leave = seats.take(who.caller)
    if (leave === undefined) return refuse(socket, '429 Too Many Requests')
    socket.once('close', leave)
    sockets.handleUpgrade(request, socket, head, (ws) => serve(ws, request, who))
  }

  const serve = (ws: WebSocket, request: IncomingMessage, { caller, companyKey }: Place) => {
    const subscriber: Subscriber = {
      caller,
      seq: undefined,
      catchesUpTo: 0,
      storeID: undefined,
      send: (frame) => {
        if (ws.bufferedAmount > MAX_WAITING_BYTES) return ws.terminate()
        ws.send(frame)
      },
      close: () => ws.close(GOING_AWAY, 'reconnect'),
    }
    const ready = setTimeout(() => ws.close(NOT_ALLOWED, 'not ready'), READY_MS)
    // When a visit or sign-in ends, so does its socket.
    const expiry = setTimeout(() => ws.close(GOING_AWAY, 'session over'), Math.min(expiresIn(caller), 2 ** 31 - 1))
    alive.add(ws)
    open.set(ws, { request, subscriber })
    hub.add(subscriber)

    let before = Promise.resolve()
    const hear = async (frame: ClientFrame): Promise<void> => {
      const { event, data, id } = frame
      if (event === 'ready') {
        clearTimeout(ready)
        if (data?.companyKey !== companyKey || Number(data.userID) !== subscriber.caller.userID)
          return ws.close(NOT_ALLOWED, 'another session')
        // The session may have ended since the socket was opened.
        if (!(await stillStands(ws))) return
        subscriber.storeID = integerOf(data.storeID)
        return hub.ready(subscriber, { seq: integerOf(data.lastSeq), time: integerOf(data.since) }, id)
      }
      if (subscriber.seq !== undefined && event === 'presence')
        await presence.look(subscriber, integerOf(data?.convoID) ?? null)
      if (event === 'typing') presence.type(subscriber, data?.typing === true, data?.answering === true)
      if (id !== undefined) ws.send(JSON.stringify({ event, data: { ok: true }, id }))
    }

    ws.on('pong', () => alive.add(ws))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      clearTimeout(ready)
      clearTimeout(expiry)
      open.delete(ws)
      hub.remove(subscriber)
      presence.leave(subscriber)
    })
    ws.on('message', (raw: Buffer) => {
      const heard = (framesOf.get(ws) ?? 0) + 1
      framesOf.set(ws, heard)
      if (heard > MAX_FRAMES) return ws.close(NOT_ALLOWED, 'too many frames')
      const frame = readFrame(raw.toString())
      if (frame === undefined) return ws.close(1007, 'not JSON')
      // One after another: frames after `ready` wait until it is done.
      before = before.then(() => hear(frame)).catch(() => ws.terminate())
    })
  }

  /** Closes a socket whose session has ended or moved to another company; otherwise refreshes its caller. */
  const stillStands = async (ws: WebSocket): Promise<boolean> => {
    const known = open.get(ws)
    if (known === undefined) return false
    const { request, subscriber } = known
    const now = await authenticate(request)
    if (now?.caller.companyID !== subscriber.caller.companyID) {
      ws.close(GOING_AWAY, 'session over')
      return false
    }
    subscriber.caller = now.caller
    return true
  }

  const beat = async () => {
    for (const ws of sockets.clients) {
      framesOf.delete(ws)
      if (!alive.delete(ws)) ws.terminate()
      else ws.ping()
    }
    for (const ws of [...open.keys()]) {
      // A database that cannot answer right now ends no session.
      await stillStands(ws).catch(() => undefined)
      await nextTurn()
    }
  }
  let beating = false
  const heartbeat = setInterval(() => {
    if (beating) return
    beating = true
    void beat().finally(() => (beating = false))
  }, beatMs)

  server.on('upgrade', (request, socket, head) => {
    // From here on the connection is ours, and may break at any time. An unhandled error would end the process.
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
    /** Ends the sockets whose other side has not answered the close. */
    cut: () => sockets.clients.forEach((ws) => ws.terminate()),
  }
}

const expiresIn = ({ session }: Place['caller']) =>
  Math.max(0, (session.visit?.expiresAt ?? session.expiresAt) - Date.now())
