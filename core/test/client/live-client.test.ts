import { describe, expect, test } from 'vitest'
import { createLiveClient, type LiveSocket } from '#client/live-client.ts'

const SECOND = 1_000

/** A network of sockets that can die silently, and a clock that is moved by hand. */
const network = (lastSeq?: number) => {
  let now = 0
  let due: { at: number; work: () => void }[] = []
  const sockets: (LiveSocket & { frames: { event: string; id?: number; data: unknown }[]; closed: boolean })[] = []
  const statuses: string[] = []
  const offlineSince: number[] = []
  /** Whether frames are answered. A dead socket swallows them, and never reports that it has closed. */
  let dead = false

  const open = (): LiveSocket => {
    const socket: (typeof sockets)[number] = {
      frames: [],
      closed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => (socket.closed = true),
      send: (text) => {
        const frame = JSON.parse(text) as { event: string; id?: number; data: unknown }
        socket.frames.push(frame)
        if (dead) return
        if (frame.event === 'ready') hear({ event: 'ready', data: { seq: 7 } })
        else hear({ event: frame.event, data: { ok: true }, id: frame.id })
      },
    }
    const hear = (frame: object) => socket.onmessage?.({ data: JSON.stringify(frame) })
    sockets.push(socket)
    due.push({ at: now, work: () => !dead && socket.onopen?.() })
    return socket
  }
  const client = createLiveClient({
    open,
    companyKey: 'gp',
    userID: 3,
    ...(lastSeq !== undefined && { lastSeq }),
    onEvent: () => undefined,
    onStatus: (status) => {
      statuses.push(status.state)
      if (status.state === 'offline') offlineSince.push(status.since)
    },
    now: () => now,
    later: (work, ms) => {
      const one = { at: now + ms, work }
      due.push(one)
      return () => (due = due.filter((other) => other !== one))
    },
    random: () => 0,
  })
  /** Lets time pass, and runs everything that comes due. */
  const pass = async (ms: number) => {
    const until = now + ms
    for (;;) {
      const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      due = due.filter((other) => other !== next)
      now = Math.max(now, next.at)
      next.work()
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
    }
    now = until
  }
  return { client, sockets, statuses, offlineSince, pass, die: (is = true) => void (dead = is) }
}

describe('the live channel', () => {
  test('keeps checking that the server answers, and stays open while it does', async () => {
    const { sockets, statuses, pass } = network()
    await pass(120 * SECOND)
    expect(statuses).toEqual(['live'])
    expect(sockets[0]?.frames.filter(({ event }) => event === 'ping').length).toBeGreaterThan(5)
  })

  test('replaces a connection that died without closing within half a minute', async () => {
    const { sockets, statuses, pass, die } = network(5)
    await pass(SECOND)
    die()
    await pass(30 * SECOND)
    expect(statuses).toContain('offline')
    expect(sockets[0]?.closed).toBe(true)
    die(false)
    await pass(30 * SECOND)
    expect(statuses.at(-1)).toBe('live')
    // It continues where the last one ended.
    expect(sockets.at(-1)?.frames[0]).toMatchObject({ event: 'ready', data: { lastSeq: 5 } })
  })

  test('ignores a socket it has given up', async () => {
    const { sockets, statuses, pass, die } = network()
    await pass(SECOND)
    die()
    await pass(25 * SECOND)
    die(false)
    await pass(30 * SECOND)
    const before = statuses.length
    sockets[0]?.onclose?.()
    sockets[0]?.onmessage?.({ data: '{"event":"reload_all","data":{}}' })
    expect(statuses.length).toBe(before)
  })

  test('goes offline if it never connects, instead of connecting forever', async () => {
    const { statuses, pass, die } = network()
    die()
    await pass(11 * SECOND)
    expect(statuses).toEqual(['offline'])
  })

  test('checks at once when told that the connection may have changed', async () => {
    const { client, statuses, pass, die } = network()
    await pass(SECOND)
    die()
    client.check()
    await pass(6 * SECOND)
    expect(statuses).toEqual(['live', 'offline'])
  })

  test('reconnects at once when told that the network is back', async () => {
    const { client, statuses, pass, die } = network()
    await pass(SECOND)
    die()
    client.lose()
    expect(statuses).toEqual(['live', 'offline'])
    // Many failed tries: the pauses have grown.
    await pass(300 * SECOND)
    die(false)
    client.lose()
    client.check()
    await pass(0)
    expect(statuses.at(-1)).toBe('live')
  })

  test('says when the connection was lost, however often it has tried since', async () => {
    const { client, offlineSince, pass, die } = network()
    await pass(SECOND)
    die()
    client.lose()
    await pass(120 * SECOND)
    expect(offlineSince.length).toBeGreaterThan(3)
    expect(new Set(offlineSince)).toEqual(new Set([SECOND]))
    die(false)
    await pass(60 * SECOND)
    die()
    client.lose()
    expect(offlineSince.at(-1)).toBeGreaterThan(120 * SECOND)
  })

  test('rejects a frame that gets no answer within five seconds', async () => {
    const { client, pass, die } = network()
    await pass(SECOND)
    die()
    const asked = client.emit('typing', { typing: true }).catch((error: Error) => error.message)
    await pass(5 * SECOND)
    expect(await asked).toBe('emitTimeout')
  })
})
