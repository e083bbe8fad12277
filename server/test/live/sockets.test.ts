import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { createHub } from '#live/hub.ts'
import { createPresence } from '#live/presence.ts'
import type { Place } from '#live/seats.ts'
import { serveLive } from '#live/sockets.ts'
import { createLog } from '#log.ts'
import { makeTroubles } from '#troubles.ts'

let server: Booted
beforeAll(async () => {
  server = await boot()
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

const AS_CLERK = { companyKey: 'goldenpledge', userID: USER.clerk }
/** A live channel of its own, for someone whose session or visit ends then. */
const channelFor = async (
  sessionAt: (now: number) => { expiresAt: number; visit?: object } = (now) => ({ expiresAt: now + DAY_MS }),
  admit: () => void = () => undefined,
) => {
  const { reads } = server.connection
  const log = createLog('silent')
  const hub = createHub(reads, { log, troubles: makeTroubles(log, Date.now) }, server.url)
  const presence = createPresence(reads, () => undefined)
  const caller = { companyID: COMPANY.goldenPledge, storeIDs: [STORE.main], permissions: [], userID: USER.clerk }
  const session = { tokenHash: 'own' }
  const place = { caller: { ...caller, session }, companyKey: 'goldenpledge' }
  const http = createServer()
  const authenticate = async () => {
    admit()
    return Promise.resolve(place as unknown as Place)
  }
  const live = serveLive(http, { hub, presence, authenticate })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    live.close()
    live.cut()
    await new Promise((resolve) => http.close(resolve))
  })
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`
  // From here on, no time passes by itself.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  Object.assign(session, sessionAt(Date.now()))
  const open = async (path = '') => {
    const socket = new WebSocket(`${url}${path}`)
    const closed: string[] = []
    socket.on('close', (code, reason) => closed.push(`${code} ${reason.toString()}`.trim()))
    await once(socket, 'open')
    const say = async (frame: object) => {
      socket.send(JSON.stringify({ ...frame, id: 1 }))
      await Promise.race([once(socket, 'message'), once(socket, 'close')])
    }
    return { socket, closed, say }
  }
  return { hub, open, url, ready: (data?: object) => ({ event: 'ready', data }) }
}
/** Long enough for a frame on its way. */
const echo = async ({ socket }: { socket: WebSocket }) => {
  socket.ping()
  await once(socket, 'pong')
}

test('a client that has not said who it is within fifteen seconds is cut off, and one that has is not', async () => {
  const { open, ready, hub } = await channelFor()
  const [silent, known] = [await open(), await open()]
  await known.say(ready(AS_CLERK))
  vi.advanceTimersByTime(14_999)
  await echo(silent)
  expect([silent.closed, known.closed, hub.subscribers()]).toEqual([[], [], 2])
  vi.advanceTimersByTime(1)
  await once(silent.socket, 'close')
  await echo(known)
  expect([silent.closed, known.closed]).toEqual([['1008 not ready'], []])
  await expect.poll(() => hub.subscribers()).toBe(1)
})

test.each([
  ['nobody', undefined],
  ['another user', { ...AS_CLERK, userID: USER.owner }],
  ['a user of another company', { ...AS_CLERK, companyKey: 'silveranchor' }],
])('a client that says it is %s is cut off', async (_, data) => {
  const { open, ready } = await channelFor()
  const client = await open()
  await client.say(ready(data))
  expect(client.closed).toEqual(['1008 another session'])
})

test.each([
  ['a session', { expiresAt: 60_000 }, 60_000],
  ['a visit, before its session', { expiresAt: 90_000, visit: { expiresAt: 60_000 } }, 60_000],
  ['a session of forty days, once it can be told', { expiresAt: 40 * DAY_MS }, 2 ** 31 - 1],
])('a socket ends with %s', async (_, session, after) => {
  const { open, ready } = await channelFor((now) => ({
    expiresAt: now + session.expiresAt,
    ...('visit' in session && { visit: { expiresAt: now + session.visit.expiresAt } }),
  }))
  const client = await open()
  await client.say(ready(AS_CLERK))
  vi.advanceTimersByTime(after - 1)
  await echo(client)
  expect(client.closed).toEqual([])
  vi.advanceTimersByTime(1)
  await once(client.socket, 'close')
  expect(client.closed).toEqual(['1001 session over'])
})

test('a socket whose client can’t be looked up is refused, or closed if it is open', async () => {
  let isAway = false
  const { open, ready, url } = await channelFor(undefined, () => {
    if (isAway) throw new Error('The database is away')
  })
  const client = await open()
  isAway = true
  await client.say(ready(AS_CLERK))
  expect(client.closed).toEqual(['1006'])
  const refused = new WebSocket(url)
  const [error] = (await once(refused, 'error')) as [Error]
  expect(error.message).toContain('500')
  isAway = false
  expect((await open('/?v=2')).closed).toEqual([])
})
