import { once } from 'node:events'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { openLive } from './live-socket.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const AS_CLERK = { companyKey: 'goldenpledge', userID: USER.clerk }
const AS_OWNER = { companyKey: 'goldenpledge', userID: USER.owner }
const AS_VISITOR = { companyKey: 'goldenpledge', userID: USER.support }
const bearer = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` })

describe.each(ENGINES)('the live channel, on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let owner: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    owner = await server.signIn('owner')
    stranger = await server.signIn('owner@silveranchor.test')
  })
  afterAll(() => server.close())

  const flag = (by: SignedIn, convoID: number, value: 'star' | 'bolt' | 'bomb' | 'tag' | 'none') =>
    by('customers/conversation/set-flag', { convoID, flag: value })
  const main = PEOPLE.petrov.convos.main!
  const lake = PEOPLE.halvorsen.convos.lake!
  const ofConvo = (convoID: number) => (frame: { event: string; data: Record<string, unknown> }) =>
    frame.event === 'reload_inbox' && frame.data.convoID === convoID

  test('is for signed-in users, from our own pages', async () => {
    await expect(openLive(server.url, {}, AS_CLERK)).rejects.toThrow('403')
    await expect(
      openLive(server.url, { cookie: `xd_session=${clerk.token}`, origin: 'https://elsewhere.example' }, AS_CLERK),
    ).rejects.toThrow('403')
    const own = await openLive(server.url, { cookie: `xd_session=${clerk.token}`, origin: server.url }, AS_CLERK)
    expect((await own.next(({ event }) => event === 'ready')).data.seq).toBeTypeOf('number')
    own.close()
  })

  test('is at the root of the site, and nowhere else', async () => {
    await expect(openLive(`${server.url}/api`, bearer(clerk), AS_CLERK)).rejects.toThrow('404')
  })

  test('tells what happens at a store that was added after the socket opened', async () => {
    const socket = await openLive(server.url, bearer(owner), AS_OWNER)
    await socket.next(({ event }) => event === 'ready')
    const { store } = await owner('stores/save', { store: { storeName: 'Golden Pledge Pier' } })
    await owner('settings/reminders/save', { settings: { storeID: store.storeID, reminderHours: 3 } })
    // The first tells the company of the store itself, the second only those who use it.
    const told = () =>
      socket.frames.filter(({ event, data }) => event === 'reload_stores' && data.storeID === store.storeID)
    await socket.next(() => told().length === 2)
    socket.close()
  })

  test.each([
    { companyKey: 'silveranchor', userID: USER.clerk },
    { companyKey: 'goldenpledge', userID: USER.owner },
  ])('refuses a `ready` for another company or user: %j', async (place) => {
    const socket = await openLive(server.url, bearer(clerk), place)
    expect(await socket.closeCode()).toBe(1008)
  })

  test('tells a session’s own sockets that it ended and closes them, and no others', async () => {
    const leaving = await server.signIn('clerk')
    const { session } = await leaving('auth/info', {})
    const [own, second, other] = await Promise.all(
      [leaving, leaving, clerk].map((who) => openLive(server.url, bearer(who), AS_CLERK)),
    )
    await Promise.all([own, second, other].map((socket) => socket!.next(({ event }) => event === 'ready')))
    await leaving('auth/logout', {})
    for (const socket of [own, second]) {
      expect((await socket!.next(({ event }) => event === 'force_logout')).data).toEqual({
        sessionID: session.sessionID,
      })
      expect(await socket!.closeCode()).toBe(1001)
    }
    await flag(clerk, main, 'bomb')
    await other!.next(ofConvo(main))
    expect(other!.frames.map(({ event }) => event)).not.toContain('force_logout')
    other!.close()
    await flag(clerk, main, 'none')
  })

  test('ends a support visit’s socket when the visit ends or moves elsewhere, and reports only the end of a session', async () => {
    const support = await server.signIn('support@xd.test')
    const ended = async (leave: () => Promise<unknown>, signedOut = false) => {
      await support('admin/do-login-as', { companyID: COMPANY.goldenPledge, reason: 'a socket' })
      const visiting = await openLive(server.url, bearer(support), AS_VISITOR)
      await visiting.next(({ event }) => event === 'ready')
      await leave()
      expect(await visiting.closeCode()).toBe(1001)
      // Someone who only goes elsewhere is still signed in.
      expect(visiting.frames.some(({ event }) => event === 'force_logout')).toBe(signedOut)
    }
    await ended(() => support('admin/do-login-as', { companyID: COMPANY.silverAnchor, reason: 'elsewhere' }))
    await ended(() => support('admin/logout-as', {}))
    await ended(() => support('auth/logout', {}), true)
  })

  test('misses nothing between signing in and `ready`, given the position from auth/info', async () => {
    const { lastSeq } = await clerk('auth/info', {})
    await flag(clerk, main, 'star')
    const socket = await openLive(server.url, bearer(clerk), { ...AS_CLERK, lastSeq })
    expect((await socket.next(ofConvo(main))).seq).toBeGreaterThan(lastSeq)
    socket.close()
    await flag(clerk, main, 'none')
  })

  test('answers a frame that has an id with the same id', async () => {
    const socket = await openLive(server.url, bearer(clerk), AS_CLERK)
    socket.send({ event: 'ping', data: {}, id: 7 })
    expect((await socket.next(({ id }) => id === 7)).event).toBe('ping')
    // With nothing in it, too.
    socket.send({ event: 'presence', id: 8 })
    socket.send({ event: 'typing', id: 9 })
    expect((await socket.next(({ id }) => id === 9)).event).toBe('typing')
    socket.close()
  })

  test('a client that sends more frames than a person could is cut off', async () => {
    const socket = await openLive(server.url, bearer(clerk), AS_CLERK)
    for (let id = 2; id <= 600; id += 1) socket.send({ event: 'ping', id })
    await socket.next(({ id }) => id === 600)
    socket.send({ event: 'ping', id: 601 })
    expect(await socket.closeCode()).toBe(1008)
  })

  test('a frame that is no JSON object ends its socket', async () => {
    for (const said of ['hello', '[', 'null']) {
      const socket = new WebSocket(server.url.replace(/^http/, 'ws'), { headers: bearer(clerk) })
      await once(socket, 'open')
      socket.send(said)
      expect((await once(socket, 'close'))[0]).toBe(1007)
    }
  })

  test('reports events at a store to users allowed there, and to no one else', async () => {
    const [atClerk, atOwner, atStranger] = await Promise.all([
      openLive(server.url, bearer(clerk), AS_CLERK),
      openLive(server.url, bearer(owner), AS_OWNER),
      openLive(server.url, bearer(stranger), { companyKey: 'silveranchor', userID: USER.silverOwner }),
    ])
    await Promise.all([atClerk, atOwner, atStranger].map((socket) => socket.next(({ event }) => event === 'ready')))
    // Flags that neither has yet: a change without effect makes no event.
    await flag(owner, lake, 'bomb')
    await flag(owner, main, 'bomb')
    await atOwner.next(ofConvo(lake))
    // The log is in order: once the later event is here, the earlier one would be.
    await atClerk.next(ofConvo(main))
    expect(atClerk.events().filter(ofConvo(lake))).toEqual([])
    await stranger('labels/save', { label: { labelName: 'Mine', labelColor: '#405060', labelModuleKey: 'customer' } })
    await atStranger.next(({ event }) => event === 'reload_labels')
    expect(atStranger.events()).toEqual([{ event: 'reload_labels', data: {} }])
    for (const socket of [atClerk, atOwner, atStranger]) socket.close()
  })

  test('resumes from a client’s last position without gaps or repeats', async () => {
    const first = await openLive(server.url, bearer(clerk), AS_CLERK)
    await first.next(({ event }) => event === 'ready')
    await flag(clerk, main, 'star')
    const seen = await first.next(ofConvo(main))
    first.close()
    for (const value of ['bolt', 'none', 'star'] as const) await flag(clerk, main, value)
    const second = await openLive(server.url, bearer(clerk), { ...AS_CLERK, lastSeq: seen.seq! })
    const { data } = await second.next(({ event }) => event === 'ready')
    await second.next(({ seq }) => seq === data.seq)
    const seqs = second.frames.flatMap(({ seq }) => seq ?? [])
    expect(second.events().filter(ofConvo(main))).toHaveLength(3)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
    second.close()
  })

  test('can start from a moment in the past, and follow only one store', async () => {
    const since = Date.now()
    await flag(owner, lake, 'tag')
    await flag(owner, main, 'tag')
    const socket = await openLive(server.url, bearer(owner), { ...AS_OWNER, since, storeID: STORE.main })
    const { data } = await socket.next(({ event }) => event === 'ready')
    await socket.next(({ seq }) => seq === data.seq)
    expect(data.from).toBeLessThan(data.seq as number)
    expect(socket.events().filter(ofConvo(main))).toHaveLength(1)
    expect(socket.events().filter(ofConvo(lake))).toEqual([])
    socket.close()
    const later = await openLive(server.url, bearer(owner), { ...AS_OWNER, since: Date.now() + 60_000 })
    const told = (await later.next(({ event }) => event === 'ready')).data
    expect(told.from).toBe(told.seq)
    later.close()
  })

  test.each([
    { lastSeq: 1.5 },
    { lastSeq: '1' },
    { lastSeq: -1e300 },
    { since: 1e300 },
    { storeID: 'all' },
    { lastSeq: { $gt: 0 } },
  ])('ignores frames that no client of ours sends (%o)', async (odd) => {
    const [hostile, other] = await Promise.all([
      openLive(server.url, bearer(clerk), { ...AS_CLERK, ...odd }),
      openLive(server.url, bearer(clerk), AS_CLERK),
    ])
    await Promise.all([hostile, other].map((socket) => socket.next(({ event }) => event === 'ready')))
    await flag(clerk, main, 'bolt')
    await other.next(ofConvo(main))
    hostile.close()
    other.close()
    await flag(clerk, main, 'none')
  })

  test('tells a client that was away too long to fetch everything', async () => {
    const { eventSeq } = await server.connection.reads
      .selectFrom('companies')
      .select('eventSeq')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    await server.connection.writes
      .deleteFrom('events')
      .where('companyID', '=', COMPANY.goldenPledge)
      .where('seq', '<', eventSeq)
      .execute()
    const socket = await openLive(server.url, bearer(clerk), { ...AS_CLERK, lastSeq: 0 })
    expect((await socket.next(({ event }) => event === 'reload_all')).seq).toBe(eventSeq)
    // The first event that is left is the next one for this client.
    const there = await openLive(server.url, bearer(clerk), { ...AS_CLERK, lastSeq: eventSeq - 1 })
    await there.next(({ event }) => event === 'ready')
    const beyond = await openLive(server.url, bearer(clerk), { ...AS_CLERK, lastSeq: eventSeq + 1000 })
    expect((await beyond.next(({ event }) => event === 'reload_all')).seq).toBe(eventSeq)
    // Both continue from the end of the log: nothing comes twice, and nothing new is missed.
    await flag(clerk, main, 'star')
    for (const one of [socket, beyond]) {
      await one.next(ofConvo(main))
      expect(one.events().map(({ event }) => event)).toEqual(['reload_all', 'reload_inbox'])
      one.close()
    }
    await there.next(ofConvo(main))
    expect(there.events().map(({ event }) => event)).not.toContain('reload_all')
    there.close()
    await flag(clerk, main, 'none')
  })

  test('catches up on events of modules and on others alike', async () => {
    const { lastSeq } = await owner('auth/info', {})
    await flag(owner, main, 'tag')
    await owner('calendar/categories/update', { category: { catTitle: 'Auctions' } })
    const socket = await openLive(server.url, bearer(owner), { ...AS_OWNER, lastSeq })
    await socket.next(ofConvo(main))
    await socket.next(({ event }) => event === 'reload_calendar')
    socket.close()
    await flag(owner, main, 'none')
  })

  test('an unidentified socket sees and shows nothing', async () => {
    const watching = await openLive(server.url, bearer(clerk), AS_CLERK)
    watching.send({ event: 'presence', data: { convoID: main } })
    await watching.next(({ event }) => event === 'presence')
    const silent = new WebSocket(server.url.replace(/^http/, 'ws'), { headers: bearer(owner) })
    await once(silent, 'open')
    silent.send(JSON.stringify({ event: 'presence', data: { convoID: main }, id: 1 }))
    expect(JSON.parse(String((await once(silent, 'message'))[0]))).toMatchObject({ id: 1 })
    // A newcomer is announced together with everyone who is there.
    const colleague = await openLive(server.url, bearer(await server.signIn('manager')), {
      ...AS_CLERK,
      userID: USER.manager,
    })
    colleague.send({ event: 'presence', data: { convoID: main } })
    const told = await watching.next(
      ({ event, data }) => event === 'presence' && (data.userIDs as number[]).includes(USER.manager),
    )
    expect(told.data.userIDs).not.toContain(USER.owner)
    for (const socket of [watching, silent, colleague]) socket.close()
  })

  test('a client that does not keep up is cut off instead of filling the server’s memory', async () => {
    const { lastSeq } = await clerk('auth/info', {})
    const big = JSON.stringify({ text: 'x'.repeat(200_000) })
    const events = Array.from({ length: 150 }, (_, at) => ({
      companyID: COMPANY.goldenPledge,
      seq: lastSeq + 1 + at,
      event: 'reload_labels',
      storeID: null,
      data: big,
      at: Date.now(),
    }))
    await server.connection.writes.insertInto('events').values(events).execute()
    await server.connection.writes
      .updateTable('companies')
      .set({ eventSeq: lastSeq + events.length })
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()
    const behind = await openLive(server.url, bearer(clerk), { ...AS_CLERK, lastSeq })
    expect(await behind.closeCode()).toBe(1006)
  })

  test('a text from outside reaches the sockets of its store', async () => {
    const socket = await openLive(server.url, bearer(clerk), AS_CLERK)
    await socket.next(({ event }) => event === 'ready')
    const { stores } = await clerk('stores/list', {})
    const to = stores.find(({ storeID }) => storeID === STORE.main)!.storeSMSNumber
    await server.sandbox('/phone/send', { from: PEOPLE.petrov.custPhone, to, body: 'Is my guitar still there?' })
    const { data } = await socket.next(({ event }) => event === 'reload_convo_sms')
    expect(data.convoID).toBe(main)
    const { messages } = await clerk('customers/conversation/messages/fetch', { convoID: main })
    // A closed store replies automatically right after; the event names its message.
    expect(messages.find(({ messageID }) => messageID === data.messageID)).toMatchObject({
      messageBody: 'Is my guitar still there?',
      messageDirection: 'in',
    })
    socket.close()
  })
})
