import { WebSocket } from 'ws'

export interface Frame {
  event: string
  data: Record<string, unknown>
  seq?: number
  id?: number
}

/** A client of the live channel that remembers every frame, and waits for a requested one. */
export const openLive = async (
  url: string,
  headers: Record<string, string>,
  ready: { companyKey: string; userID: number; lastSeq?: unknown; since?: unknown; storeID?: unknown },
  /** One that does not answer is like a browser whose computer was switched off. */
  { answersPings = true } = {},
) => {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers, autoPong: answersPings })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  let closed: number | undefined
  socket.on('message', (raw: Buffer) => {
    frames.push(JSON.parse(raw.toString()) as Frame)
    waiting.forEach((look) => look())
  })
  socket.on('close', (code) => {
    closed = code
    waiting.forEach((look) => look())
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  /** The first matching frame, past or future. */
  const next = (wanted: (frame: Frame) => boolean): Promise<Frame> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const frame = frames.find(wanted)
        if (!frame && closed === undefined) return
        waiting.delete(look)
        if (frame) resolve(frame)
        else reject(new Error(`The socket closed with ${closed} before the frame came.`))
      }
      waiting.add(look)
      look()
    })
  const send = (frame: object) => socket.send(JSON.stringify(frame))

  send({ event: 'ready', data: ready })
  return {
    socket,
    frames,
    next,
    send,
    events: () => frames.filter(({ event }) => event !== 'ready').map(({ event, data }) => ({ event, data })),
    closeCode: () =>
      new Promise<number>((resolve) =>
        closed !== undefined ? resolve(closed) : socket.once('close', (code) => resolve(code)),
      ),
    close: () => socket.close(),
  }
}
