import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { MOST_SOCKETS } from '#live/seats.ts'
import { openLive } from './live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const AS_CLERK = { companyKey: 'goldenpledge', userID: USER.clerk }
const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` })
const isReady = ({ event }: { event: string }) => event === 'ready'
const CONVO = PEOPLE.petrov.convos.main!

/**
 * How often the channel checks that sessions still exist: in production every half minute. A client that has not
 * answered by the next check is cut off.
 */
const BEAT_MS = 300

describe.each(ENGINES)('a socket ends with its session, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database, config: { liveBeatMs: BEAT_MS } })
  })
  afterAll(() => server.close())

  const opened = async (who: SignedIn) => {
    const socket = new WebSocket(server.url.replace(/^http/, 'ws'), { headers: bearer(who) })
    await once(socket, 'open')
    return socket
  }

  test('even if it had not said `ready` yet', async () => {
    const clerk = await server.signIn('clerk')
    const silent = await opened(clerk)
    const frames: string[] = []
    silent.on('message', (raw: Buffer) => frames.push(raw.toString()))
    // Listened for now: the channel may notice by itself before we say `ready`.
    const closed = once(silent, 'close')
    await clerk('auth/logout', {})
    silent.send(JSON.stringify({ event: 'ready', data: AS_CLERK }))
    const [code] = (await closed) as [number]
    expect(code).toBe(1001)
    expect(frames).toEqual([])
  })

  test('a disabled user’s', async () => {
    const tomas = await server.signIn('tomas')
    const socket = await openLive(server.url, bearer(tomas), { companyKey: 'goldenpledge', userID: USER.tomas })
    await socket.next(isReady)
    const enable = (userEnabled: 0 | 1) =>
      server.connection.writes.updateTable('users').set({ userEnabled }).where('userID', '=', USER.tomas).execute()
    await enable(0)
    expect(await socket.closeCode()).toBe(1001)
    await enable(1)
  })

  test('and when the company’s deadline for a second factor has passed, for users without one', async () => {
    const lena = await server.signIn('lena')
    const socket = await openLive(server.url, bearer(lena), { companyKey: 'goldenpledge', userID: USER.lena })
    await socket.next(isReady)
    const requireFrom = (companySecondFactorFrom: number | null) =>
      server.connection.writes
        .updateTable('companies')
        .set({ companySecondFactorFrom })
        .where('companyID', '=', COMPANY.goldenPledge)
        .execute()
    await requireFrom(Date.now() - 1)
    expect(await socket.closeCode()).toBe(1001)
    await expect(opened(lena)).rejects.toThrow('403')
    await requireFrom(null)
  })

  test('and follows the stores its user may use now', async () => {
    const tomas = await server.signIn('tomas')
    const owner = await server.signIn('owner')
    const socket = await openLive(server.url, bearer(tomas), { companyKey: 'goldenpledge', userID: USER.tomas })
    await socket.next(isReady)
    const lake = PEOPLE.halvorsen.convos.lake!
    const gone = await server.connection.writes
      .deleteFrom('user_stores')
      .where('userID', '=', USER.tomas)
      .returningAll()
      .execute()
    // The channel knows after two beats at most. A third is waited for by what it sends.
    for (let pings = 0; pings < 3; pings += 1) await once(socket.socket, 'ping')
    await owner('customers/conversation/set-flag', { convoID: lake, flag: 'bolt' })
    await owner('labels/save', { label: { labelName: 'Seen by all', labelModuleKey: 'customer' } })
    await socket.next(({ event }) => event === 'reload_labels')
    expect(socket.events().some(({ data }) => data.convoID === lake)).toBe(false)
    socket.close()
    await server.connection.writes.insertInto('user_stores').values(gone).execute()
    await owner('customers/conversation/set-flag', { convoID: lake, flag: 'none' })
  })

  test('`ready` with an id is answered by one frame', async () => {
    const clerk = await server.signIn('clerk')
    const socket = await opened(clerk)
    const frames: unknown[] = []
    socket.on('message', (raw: Buffer) => frames.push(JSON.parse(raw.toString())))
    socket.send(JSON.stringify({ event: 'ready', data: AS_CLERK, id: 3 }))
    socket.send(JSON.stringify({ event: 'ping', data: {}, id: 4 }))
    await expect.poll(() => frames.length).toBeGreaterThan(1)
    expect(frames).toEqual([
      { event: 'ready', data: { seq: expect.any(Number) as number }, id: 3 },
      { event: 'ping', data: { ok: true }, id: 4 },
    ])
    socket.close()
  })

  test('is refused to a page of another site, whatever credentials it has', async () => {
    const clerk = await server.signIn('clerk')
    for (const origin of ['https://elsewhere.example', 'null', 'http://[', `${server.url}.elsewhere.example`])
      await expect(openLive(server.url, { ...bearer(clerk), origin }, AS_CLERK)).rejects.toThrow('403')
    await expect(
      openLive(server.url, { cookie: `xd_session=${clerk.token}`, 'sec-fetch-site': 'same-site' }, AS_CLERK),
    ).rejects.toThrow('403')
  })

  test('a session has a limited number of sockets, and gets them back', async () => {
    const clerk = await server.signIn('clerk')
    const sockets = await Promise.all(Array.from({ length: MOST_SOCKETS.ofSession }, () => opened(clerk)))
    await expect(opened(clerk)).rejects.toThrow('429')
    // It does not keep out another session of the same person.
    const other = await opened(await server.signIn('clerk'))
    other.close()
    const [first] = sockets
    first!.close()
    await once(first!, 'close')
    const again = await openLive(server.url, bearer(clerk), AS_CLERK)
    await again.next(isReady)
    again.close()
    for (const socket of sockets) socket.close()
  })

  test('a socket that never stops sending is closed', async () => {
    const socket = await opened(await server.signIn('clerk'))
    for (let said = 0; said < 5_000; said += 1) socket.send('{"event":"presence","data":{"convoID":null}}')
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1008)
  })

  test('many sockets on one conversation each receive presence once', async () => {
    const people = await Promise.all(['clerk', 'owner'].map((name) => server.signIn(name)))
    const sockets = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        openLive(server.url, bearer(people[at % 2]!), {
          companyKey: 'goldenpledge',
          userID: at % 2 ? USER.owner : USER.clerk,
        }),
      ),
    )
    await Promise.all(sockets.map((socket) => socket.next(isReady)))
    for (const socket of sockets) socket.send({ event: 'presence', data: { convoID: CONVO } })
    const both = String([USER.clerk, USER.owner].sort((a, b) => a - b))
    await Promise.all(
      sockets.map((socket) => socket.next(({ event, data }) => event === 'presence' && String(data.userIDs) === both)),
    )
    // At most: first alone, then both. Not one frame for each of the forty.
    for (const socket of sockets)
      expect(socket.frames.filter(({ event }) => event === 'presence').length).toBeLessThanOrEqual(2)
    for (const socket of sockets) socket.close()
  })
})
