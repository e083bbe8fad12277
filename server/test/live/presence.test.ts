import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { killableServer } from '../killable-server.ts'
import { type Frame, openLive } from './live-socket.ts'

const CONVO = PEOPLE.petrov.convos.main!
const LAKE = PEOPLE.halvorsen.convos.lake!
const frame = (event: string, userIDs: readonly number[]) => (seen: Frame) =>
  seen.event === event && seen.data.convoID === CONVO && String(seen.data.userIDs) === String(userIDs)
const both = [USER.clerk, USER.owner].sort((a, b) => a - b)

const watch = async (
  server: Booted,
  who: 'clerk' | 'owner' | 'tomas',
  convoID = CONVO,
  { url = server.url, answersPings = true } = {},
) => {
  const { token } = await server.signIn(who)
  const socket = await openLive(
    url,
    { authorization: `Bearer ${token}` },
    { companyKey: 'goldenpledge', userID: USER[who] },
    { answersPings },
  )
  await socket.next(({ event }) => event === 'ready')
  socket.send({ event: 'presence', data: { convoID } })
  return socket
}

describe.each(ENGINES)('presence in a conversation, on %s', (database) => {
  let server: Booted
  beforeAll(async () => {
    server = await boot({ database })
  })
  afterAll(() => server.close())

  test('is shown to the others viewing it, with who is typing; a closed socket is gone', async () => {
    const clerk = await watch(server, 'clerk')
    await clerk.next(frame('presence', [USER.clerk]))
    const owner = await watch(server, 'owner')
    await Promise.all([clerk, owner].map((socket) => socket.next(frame('presence', both))))
    owner.send({ event: 'typing', data: { typing: true } })
    await clerk.next(frame('typing', [USER.owner]))
    clerk.frames.length = 0
    owner.send({ event: 'typing', data: { typing: false } })
    await clerk.next(frame('typing', []))
    owner.close()
    await clerk.next(frame('presence', [USER.clerk]))
    clerk.close()
  })

  test('a client that only checks the connection is still shown as typing', async () => {
    const [clerk, owner] = [await watch(server, 'clerk', LAKE), await watch(server, 'owner')]
    owner.send({ event: 'typing', data: { typing: true } })
    owner.send({ event: 'ping', id: 7 })
    await owner.next(({ id }) => id === 7)
    clerk.send({ event: 'presence', data: { convoID: CONVO } })
    const { data } = await clerk.next(({ event, data: { convoID } }) => event === 'typing' && convoID === CONVO)
    expect(data.userIDs).toEqual([USER.owner])
    clerk.close()
    owner.close()
  })

  test('ends when the user looks elsewhere', async () => {
    const [clerk, owner] = [await watch(server, 'clerk'), await watch(server, 'owner')]
    await clerk.next(frame('presence', both))
    clerk.frames.length = 0
    owner.send({ event: 'presence', data: { convoID: LAKE } })
    await clerk.next(frame('presence', [USER.clerk]))
    clerk.close()
    owner.close()
  })

  test('is never logged, and is shown to nobody without access', async () => {
    const { seq: before } = await last(server)
    const clerk = await watch(server, 'clerk')
    // Tomás is allowed only at the lake store.
    const tomas = await watch(server, 'tomas')
    tomas.send({ event: 'presence', data: { convoID: LAKE } })
    await tomas.next(({ event, data }) => event === 'presence' && data.convoID === LAKE)
    expect(tomas.frames.some(({ data }) => data.convoID === CONVO)).toBe(false)
    expect(
      clerk.frames.some(({ event, data }) => event === 'presence' && (data.userIDs as number[]).includes(USER.tomas)),
    ).toBe(false)
    expect((await last(server)).seq).toBe(before)
    clerk.close()
    tomas.close()
  })

  test('is not shown to a user who may not read messages', async () => {
    const clerk = await watch(server, 'clerk')
    const users = server.connection.writes.updateTable('users').where('userID', '=', USER.owner)
    const { userPermissions } = await server.connection.reads
      .selectFrom('users')
      .select('userPermissions')
      .where('userID', '=', USER.owner)
      .executeTakeFirstOrThrow()
    await users.set({ userPermissions: '["settings","users","payments"]' }).execute()
    const owner = await watch(server, 'owner')
    owner.send({ event: 'typing', data: { typing: true, answering: true } })
    owner.send({ event: 'ping', id: 7 })
    await owner.next(({ id }) => id === 7)
    clerk.send({ event: 'typing', data: { typing: true } })
    await clerk.next(frame('typing', [USER.clerk]))
    expect(owner.frames.filter(({ event }) => ['presence', 'typing', 'visitor_typing'].includes(event))).toEqual([])
    expect(clerk.frames.some(({ data }) => String(data?.userIDs).includes(String(USER.owner)))).toBe(false)
    await users.set({ userPermissions }).execute()
    clerk.close()
    owner.close()
  })
})

const last = (server: Booted) =>
  server.connection.reads
    .selectFrom('companies')
    .select('eventSeq as seq')
    .where('companyKey', '=', 'goldenpledge')
    .executeTakeFirstOrThrow()

test('is shared by two servers on one PostgreSQL', async () => {
  const one = await boot({ database: 'postgres' })
  const clerk = await watch(one, 'clerk')
  await clerk.next(frame('presence', [USER.clerk]))
  // The second server starts while a user is already viewing, and learns of it.
  const other = await boot({ database: { url: one.config.databaseURL }, sandbox: { url: one.sandboxURL } })
  const owner = await watch(other, 'owner')
  await Promise.all([clerk, owner].map((socket) => socket.next(frame('presence', both))))
  clerk.send({ event: 'typing', data: { typing: true } })
  await owner.next(frame('typing', [USER.clerk]))
  clerk.close()
  await owner.next(frame('presence', [USER.owner]))
  await other.close()
  await one.close()
})

const BEAT_MS = 150

test('expires for a browser that vanished and a server that was killed', async () => {
  const one = await boot({ database: 'postgres', config: { liveBeatMs: BEAT_MS } })
  const clerk = await watch(one, 'clerk')
  const gone = await watch(one, 'owner', CONVO, { answersPings: false })
  await clerk.next(frame('presence', both))
  clerk.frames.length = 0
  await clerk.next(frame('presence', [USER.clerk]))
  // The server has cut it off.
  expect(await gone.closeCode()).toBe(1006)

  const other = await killableServer({
    XD_DATABASE_URL: one.config.databaseURL,
    XD_SANDBOX_URL: one.sandboxURL,
    XD_LIVE_BEAT_MS: String(BEAT_MS),
  })
  await other.start()
  await watch(one, 'owner', CONVO, { url: other.url })
  await clerk.next(frame('presence', both))
  clerk.frames.length = 0
  await other.kill()
  await clerk.next(frame('presence', [USER.clerk]))
  clerk.close()
  await one.close()
})
