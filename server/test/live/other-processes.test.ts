import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { createPresence } from '#live/presence.ts'
import type { Subscriber } from '#live/subscriber.ts'

const CONVO = PEOPLE.petrov.convos.main!
const companyID = 2
const AGAIN_MS = 20_000

let server: Booted
beforeAll(async () => {
  server = await boot()
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

/** A user's socket, and who was shown to them in the conversation, one after another. */
const socketOf = (userID: number) => {
  const shown: string[] = []
  const subscriber = {
    caller: { companyID, storeIDs: [STORE.main], permissions: ['messages'], userID, session: {} },
    send: (frame: string) => {
      const { event, data } = JSON.parse(frame) as { event: string; data: { userIDs: number[] } }
      if (event === 'presence') shown.push(String(data.userIDs))
    },
  } as unknown as Subscriber
  return { subscriber, shown }
}
type News = { node: string; hello?: true; socket?: string; sight?: { userID: number } | null }
const made = (carry: (news: string) => void = () => undefined) => {
  const told: News[] = []
  const presence = createPresence(server.connection.reads, (news) => {
    told.push(JSON.parse(news) as News)
    carry(news)
  })
  return { told, presence }
}
const both = String([USER.clerk, USER.owner].toSorted((one, other) => one - other))

test('a process that starts asks who is there, and tells who is here', async () => {
  const { told, presence } = made()
  await presence.look(socketOf(USER.clerk).subscriber, CONVO)
  told.length = 0
  presence.greet()
  expect(told).toMatchObject([{ hello: true }, { sight: { companyID, convoID: CONVO, userID: USER.clerk } }])
  // Its own words that come back tell it nothing; those of another are answered.
  told.length = 0
  presence.hear(JSON.stringify({ node: told[0]?.node ?? 'none', hello: true }))
  expect(told).toMatchObject([{ sight: { userID: USER.clerk } }])
  const [{ node } = { node: '' }] = told
  told.length = 0
  presence.hear(JSON.stringify({ node, hello: true }))
  expect(told).toEqual([])
  presence.close()
})

test('who looks away in another process is gone at once', async () => {
  const { subscriber, shown } = socketOf(USER.clerk)
  const here = made().presence
  const there = made((news) => here.hear(news)).presence
  const owner = socketOf(USER.owner).subscriber
  await here.look(subscriber, CONVO)
  await there.look(owner, CONVO)
  await expect.poll(() => shown).toEqual([both])
  there.leave(owner)
  await expect.poll(() => shown).toEqual([both, String(USER.clerk)])
  here.close()
  there.close()
})

test('who is not named again for three rounds is gone; who is, stays', async () => {
  const { subscriber, shown } = socketOf(USER.clerk)
  let isCut = false
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] })
  const here = made().presence
  const there = made((news) => void (isCut || here.hear(news))).presence
  await here.look(subscriber, CONVO)
  await there.look(socketOf(USER.owner).subscriber, CONVO)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([both])
  vi.advanceTimersByTime(6 * AGAIN_MS)
  expect(shown).toEqual([both])
  isCut = true
  vi.advanceTimersByTime(2 * AGAIN_MS)
  expect(shown).toEqual([both])
  vi.advanceTimersByTime(2 * AGAIN_MS)
  expect(shown).toEqual([both, String(USER.clerk)])
  here.close()
  there.close()
})

test('changes within a moment are shown as one', async () => {
  const { subscriber, shown } = socketOf(USER.clerk)
  const { presence } = made()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await presence.look(subscriber, CONVO)
  const owner = socketOf(USER.owner).subscriber
  await presence.look(owner, CONVO)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(15)
  expect(shown).toEqual([both])
  // Nothing is shown twice to somebody who looks at what they look at already.
  await presence.look(subscriber, CONVO)
  presence.type(owner, false)
  vi.advanceTimersByTime(100)
  expect(shown).toEqual([both])
  presence.close()
})
