import { describe, expect, test } from 'vitest'
import { createLiveClient, type LiveOptions, type LiveSocket } from '#client/live-client.ts'

const SECOND = 1_000

/** A network of sockets that can die silently, and a clock that is moved by hand. */
const network = (lastSeq?: number, more: Partial<LiveOptions> = {}, ready: object = { seq: 7 }) => {
  let now = 0
  let due: { at: number; work: () => void }[] = []
  const sockets: (LiveSocket & { frames: { event: string; id?: number; data: unknown }[]; closed: boolean })[] = []
  const statuses: string[] = []
  const offlineSince: number[] = []
  const heard: object[] = []
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
        if (frame.event === 'ready') hear({ event: 'ready', data: ready })
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
    onEvent: (frame) => heard.push(frame),
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
    ...more,
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
  /** The server says something of its own. */
  const say = (frame: object) => sockets.at(-1)?.onmessage?.({ data: JSON.stringify(frame) })
  return { client, sockets, statuses, offlineSince, heard, pass, say, die: (is = true) => void (dead = is) }
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

  test('tells every event once, in order, and remembers the last', async () => {
    const { client, heard, pass, say } = network()
    expect(client.lastSeq()).toBeUndefined()
    await pass(SECOND)
    expect(client.lastSeq()).toBe(7)
    const frames = [
      { event: 'typing', data: {} },
      { event: 'message', data: { convoID: 4 }, seq: 8 },
      { event: 'message', data: { convoID: 5 }, seq: 9 },
    ]
    for (const frame of [frames[0]!, { ...frames[1]!, seq: 7 }, frames[1]!, frames[1]!, frames[2]!, frames[1]!])
      say(frame)
    expect([heard, client.lastSeq()]).toEqual([frames, 9])
    // What begins anew may go back: the server's log did, too.
    say({ event: 'reload_all', data: {}, seq: 3 })
    expect([heard.at(-1), client.lastSeq()]).toEqual([{ event: 'reload_all', data: {}, seq: 3 }, 3])
    say({ event: 'reload_all', data: {} })
    expect([heard.length, client.lastSeq()]).toEqual([5, 3])
  })

  test.each([
    [undefined, {}, { seq: 7 }, { companyKey: 'gp', userID: 3 }, 7],
    [
      undefined,
      { since: 40, storeID: 5 },
      { seq: 7, from: 4 },
      { companyKey: 'gp', userID: 3, storeID: 5, since: 40 },
      4,
    ],
    [0, { since: 40 }, { seq: 7, from: 4 }, { companyKey: 'gp', userID: 3, lastSeq: 0 }, 0],
  ])('begins after %j, with %j and the answer %j', async (lastSeq, more, ready, data, begins) => {
    const { client, sockets, pass } = network(lastSeq, more, ready)
    await pass(SECOND)
    expect(sockets[0]?.frames).toEqual([{ event: 'ready', data }])
    expect(client.lastSeq()).toBe(begins)
  })

  test('gives each frame its own answer, and sends none before it is live', async () => {
    const { client, sockets, pass } = network()
    const early = client.emit('early', {}).catch((error: Error) => error.message)
    await pass(SECOND)
    const asked = client.emit('typing', { typing: true })
    expect(sockets[0]?.frames.slice(1)).toEqual([{ event: 'typing', data: { typing: true }, id: 2 }])
    expect(await asked).toEqual({ ok: true })
    await pass(4 * SECOND)
    expect(await early).toBe('emitTimeout')
  })

  test('waits half a second at first, twice as long each time, and never longer than 15 seconds', async () => {
    const { sockets, pass, die } = network(undefined, { random: () => 1 - Number.EPSILON })
    await pass(SECOND)
    die()
    const tries: number[] = []
    for (let wait = 0; tries.length < 7; wait += 50) {
      if (sockets.length > tries.length + 1) {
        tries.push(wait)
        wait = 0
      }
      if (wait === 0) sockets.at(-1)!.onclose?.()
      await pass(50)
    }
    expect(tries).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000])
  })

  test('stays closed', async () => {
    const { client, sockets, statuses, pass } = network()
    await pass(SECOND)
    client.close()
    const { onopen, onmessage, onclose, closed } = sockets[0]!
    expect([onopen, onmessage, onclose, closed]).toEqual([null, null, null, true])
    client.check()
    client.lose()
    await pass(120 * SECOND)
    expect([statuses, sockets.length]).toEqual([['live'], 1])
  })
})
