import { sql } from 'kysely'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { listenToOthers } from '@xd/server/live/listen.ts'
import { createLog } from '@xd/server/log.ts'
import { makeTroubles } from '@xd/server/troubles.ts'
import { openLive } from './live-socket.ts'

let one: Booted
let other: Booted
beforeAll(async () => {
  one = await boot({ database: 'postgres' })
  other = await boot({ database: { url: one.config.databaseURL }, sandbox: { url: one.sandboxURL } })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

test('two servers on one PostgreSQL: a text arriving at one is seen live by a client of the other', async () => {
  const clerk = await other.signIn('clerk')
  const socket = await openLive(
    other.url,
    { authorization: `Bearer ${clerk.token}` },
    { companyKey: 'goldenpledge', userID: USER.clerk },
  )
  await socket.next(({ event }) => event === 'ready')
  const { stores } = await clerk('stores/list', {})
  const to = stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber
  // The sandbox knows only the first server: its webhook goes there.
  await one.sandbox('/phone/send', { from: PEOPLE.petrov.custPhone, to, body: 'Hello from the other side' })
  const { data } = await socket.next(
    ({ event, data: { convoID } }) => event === 'reload_convo_sms' && convoID === PEOPLE.petrov.convos.main,
  )
  const { messages } = await clerk('customers/conversation/messages/fetch', { convoID: Number(data.convoID) })
  expect(messages.find(({ messageID }) => messageID === data.messageID)?.messageBody).toBe('Hello from the other side')
  socket.close()
})

test('the connection to other servers comes back after a break, reports it, and stays closed once closed', async () => {
  const heard: string[] = []
  let connected = 0
  const troubles = makeTroubles(createLog('silent'), Date.now)
  const listening = listenToOthers(
    one.config.databaseURL,
    { channels: { xd_nodes_test: (payload) => heard.push(payload) }, onConnected: () => (connected += 1) },
    { log: createLog('silent'), troubles },
  )
  const ask = (query: ReturnType<typeof sql>) => query.execute(one.connection.writes)
  const cut = () =>
    ask(sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen xd_nodes_test'`)
  await listening.connected
  await ask(sql`select pg_notify('xd_nodes_test', 'first')`)
  await expect.poll(() => heard).toEqual(['first'])
  await cut()
  await expect.poll(() => troubles.failing()).toMatchObject([{ what: 'connection to other processes' }])
  await expect.poll(() => connected).toBe(2)
  await ask(sql`select pg_notify('xd_nodes_test', 'second')`)
  await expect.poll(() => heard).toEqual(['first', 'second'])
  listening.close()
  const listeners = () => ask(sql`select pid from pg_stat_activity where query = 'listen xd_nodes_test'`)
  await expect.poll(async () => (await listeners()).rows).toEqual([])
  expect([connected, heard]).toEqual([2, ['first', 'second']])
})

/** A connection to PostgreSQL that silently loses everything, already sent or not. */
const wayTo = async (databaseURL: string) => {
  const url = new URL(databaseURL)
  const port = Number(url.port)
  const ends: Socket[] = []
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const end of [near, far]) ends.push(end.on('error', () => end.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    fallsSilent: () => ends.forEach((end) => end.unpipe().resume()),
    close: () => {
      ends.forEach((end) => end.destroy())
      server.close()
    },
  }
}

test('a connection to other servers that falls silent without breaking is given up for a new one', async () => {
  const way = await wayTo(one.config.databaseURL)
  const heard: string[] = []
  let connected = 0
  const log = { ...createLog('silent'), error: vi.fn() }
  const listening = listenToOthers(
    way.url,
    { channels: { xd_silent_test: (payload) => heard.push(payload) }, onConnected: () => (connected += 1) },
    { log, troubles: makeTroubles(log, Date.now) },
    // Longer than it takes to connect on a busy machine: who has not answered by then is given up.
    1_000,
  )
  await listening.connected
  // Like a pooler that gives each query another connection: a broadcast never arrives, not even at its sender.
  await expect
    .poll(() => log.error.mock.calls.map(([, words]) => String(words)))
    .toEqual([expect.stringContaining('nothing comes from other processes')])
  way.fallsSilent()
  await expect.poll(() => connected).toBe(2)
  await sql`select pg_notify('xd_silent_test', 'heard')`.execute(one.connection.writes)
  await expect.poll(() => heard).toEqual(['heard'])
  listening.close()
  way.close()
})

test('a connection over which anything came is never called deaf, however little comes after it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const heard: string[] = []
  const log = { ...createLog('silent'), error: vi.fn() }
  const told = { channels: { xd_quiet_test: (payload: string) => heard.push(payload) }, onConnected: () => undefined }
  const listening = listenToOthers(one.config.databaseURL, told, { log, troubles: makeTroubles(log, Date.now) }, 1_000)
  const ask = <R>(query: ReturnType<typeof sql<R>>) => query.execute(one.connection.writes)
  const answered = async () => {
    const { rows } = await ask(sql<{ at: Date }>`select query_start as at from pg_stat_activity
      where query = 'listen xd_quiet_test' and state = 'idle'`)
    return rows.map(({ at }) => String(at.getTime()))
  }
  try {
    await listening.connected
    await ask(sql`select pg_notify('xd_quiet_test', 'first')`)
    await expect.poll(() => heard).toEqual(['first'])
    for (let beat = 1; beat <= 4; beat += 1) {
      const before = await answered()
      vi.advanceTimersByTime(1_000)
      await expect.poll(async () => (await answered()).every((at) => !before.includes(at))).toBe(true)
    }
    await ask(sql`select pg_notify('xd_quiet_test', 'second')`)
    await expect.poll(() => heard).toEqual(['first', 'second'])
    expect(log.error.mock.calls).toEqual([])
  } finally {
    listening.close()
    vi.useRealTimers()
  }
})
