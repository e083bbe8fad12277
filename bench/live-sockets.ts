import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

const TOGETHER = 50
const PATIENCE_MS = 60_000

/** Many sockets on one server, and when each receives the next event. */
export const openSockets = async (
  url: string,
  count: number,
  headersOf: (index: number) => Record<string, string>,
  hello: (index: number) => string | undefined,
) => {
  let hear: (frame: string) => void = () => undefined
  const open = (index: number) =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(url.replace(/^http/, 'ws'), {
        headers: headersOf(index),
        perMessageDeflate: false,
      })
      const said = hello(index)
      socket.once('error', reject)
      socket.once('open', () => (said === undefined ? resolve(socket) : socket.send(said)))
      socket.on('message', (raw: Buffer) => {
        const frame = raw.toString()
        if (frame.startsWith('{"event":"ready"')) resolve(socket)
        else hear(frame)
      })
    })
  const sockets: WebSocket[] = []
  for (let from = 0; from < count; from += TOGETHER)
    sockets.push(
      ...(await Promise.all(Array.from({ length: Math.min(TOGETHER, count - from) }, (_, i) => open(from + i)))),
    )

  return {
    /** Triggers an event. Returns how long it took to reach each socket, and what arrived. */
    arrivals: async (say: () => Promise<unknown>): Promise<{ times: number[]; frame: string }> => {
      const times: number[] = []
      let frame = ''
      let done = () => {}
      const all = new Promise<void>((resolve, reject) => {
        done = resolve
        setTimeout(
          () => reject(new Error(`only ${times.length} of ${count} sockets have heard it`)),
          PATIENCE_MS,
        ).unref()
      })
      const started = performance.now()
      hear = (text) => {
        times.push(performance.now() - started)
        frame = text
        if (times.length === count) done()
      }
      await Promise.all([say(), all])
      // Work that the server still has to do must not count in the next round.
      await pause(20)
      return { times, frame }
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  }
}
