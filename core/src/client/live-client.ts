import type { LiveFrame } from '#contract/event.ts'

/** The part of a WebSocket the client needs; the browser's and `ws`'s both fit. */
export interface LiveSocket {
  send(frame: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export interface LiveOptions {
  open: () => LiveSocket
  companyKey: string
  userID: number
  onEvent: (frame: LiveFrame) => void
  /** `since` is when the connection was lost, in epoch milliseconds. */
  onStatus?: (status: { state: 'live' } | { state: 'offline'; since: number }) => void
  lastSeq?: number
  /** Without a `lastSeq`: begins with everything since this moment, in epoch milliseconds. */
  since?: number
  /** Hears only events at this store. */
  storeID?: number
  now: () => number
  /** Runs `work` after `ms`; returns a function that cancels it. */
  later: (work: () => void, ms: number) => () => void
  /** 0 ≤ random < 1, spreads reconnects. */
  random: () => number
}

const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 15_000
const EMIT_TIMEOUT_MS = 5_000
/** How long connecting may take, and how often an open connection is checked. */
const CONNECT_TIMEOUT_MS = 10_000
const BEAT_MS = 15_000

export interface LiveClient {
  /** Sends a frame and waits for its answer; rejects with `emitTimeout` if none comes in 5 s (spec 2 §8). */
  emit(event: string, data: unknown): Promise<unknown>
  /** The last sequence number seen: pass it to the next client to miss nothing. */
  lastSeq(): number | undefined
  /** Something may have happened to the connection (a laptop woke up): checks now instead of at the next heartbeat. */
  check(): void
  /** The connection is known to be gone, even if the socket still looks open. */
  lose(): void
  close(): void
}

/**
 * A live channel that stays up. It says `ready` with the last sequence number seen, so that after a break the server
 * sends missed events (or `reload_all`), and it reconnects with growing, randomized pauses. Checks find a socket that
 * died without closing: one that does not answer is given up.
 */
export const createLiveClient = (options: LiveOptions): LiveClient => {
  let lastSeq = options.lastSeq
  let socket: LiveSocket | undefined
  let closed = false
  let live = false
  let failures = 0
  let offlineSince: number | undefined
  let cancelRetry = () => {}
  let cancelWatch = () => {}
  let nextID = 1
  const waiting = new Map<number, { resolve: (data: unknown) => void; cancel: () => void }>()

  const emit = (event: string, data: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = nextID++
      const cancel = options.later(() => {
        waiting.delete(id)
        reject(new Error('emitTimeout'))
      }, EMIT_TIMEOUT_MS)
      waiting.set(id, { resolve, cancel })
      if (live) socket?.send(JSON.stringify({ event, data, id }))
    })

  const watch = () => {
    cancelWatch()
    cancelWatch = options.later(beat, BEAT_MS)
  }
  const beat = () => {
    cancelWatch()
    const asked = socket
    emit('ping', {}).then(
      () => asked === socket && watch(),
      () => asked === socket && lose(),
    )
  }

  const receive = (text: unknown) => {
    const frame = JSON.parse(String(text)) as { event: string; data: unknown; seq?: number; id?: number }
    if (frame.id !== undefined) {
      const answer = waiting.get(frame.id)
      waiting.delete(frame.id)
      answer?.cancel()
      answer?.resolve(frame.data)
      return
    }
    if (frame.event === 'ready') {
      // Without a position in the log yet, we start from the server's current one.
      const { seq, from } = frame.data as { seq: number; from?: number }
      lastSeq ??= from ?? seq
      live = true
      failures = 0
      offlineSince = undefined
      watch()
      options.onStatus?.({ state: 'live' })
      return
    }
    if (frame.event === 'reload_all') lastSeq = frame.seq ?? lastSeq
    // The log is replayed on reconnect: earlier events are not news.
    else if (frame.seq !== undefined) {
      if (lastSeq !== undefined && frame.seq <= lastSeq) return
      lastSeq = frame.seq
    }
    options.onEvent(frame as LiveFrame)
  }

  /** Events of an abandoned socket are ignored, even if it closes much later. */
  const letGo = () => {
    const gone = socket
    socket = undefined
    live = false
    cancelWatch()
    cancelRetry()
    if (!gone) return
    gone.onopen = gone.onmessage = gone.onclose = null
    gone.close()
  }

  const lose = () => {
    if (closed) return
    letGo()
    offlineSince ??= options.now()
    options.onStatus?.({ state: 'offline', since: offlineSince })
    const pause = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + options.random() / 2)
    failures += 1
    cancelRetry = options.later(connect, pause)
  }

  const connect = () => {
    const opened = options.open()
    socket = opened
    cancelWatch = options.later(lose, CONNECT_TIMEOUT_MS)
    opened.onopen = () => {
      const { companyKey, userID, since, storeID } = options
      // Undefined fields are not sent.
      opened.send(
        JSON.stringify({
          event: 'ready',
          data: { companyKey, userID, storeID, ...(lastSeq === undefined ? { since } : { lastSeq }) },
        }),
      )
    }
    opened.onmessage = (message) => receive(message.data)
    opened.onclose = lose
  }

  connect()
  return {
    emit,
    lastSeq: () => lastSeq,
    check: () => {
      if (closed) return
      if (live) return beat()
      if (socket) return
      cancelRetry()
      connect()
    },
    lose,
    close: () => {
      closed = true
      letGo()
    },
  }
}
