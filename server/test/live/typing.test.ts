import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { createPresence } from '#live/presence.ts'
import type { Subscriber } from '#live/subscriber.ts'

const CONVO = PEOPLE.petrov.convos.main!
const COMPANY = 2

let server: Booted
beforeAll(async () => {
  server = await boot()
})
afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

test('typing ends six seconds after it was last reported', async () => {
  const heard: string[] = []
  const subscriber = {
    caller: { companyID: COMPANY, storeIDs: [STORE.main], permissions: ['messages'], userID: USER.clerk, session: {} },
    send: (frame: string) => {
      const { event, data } = JSON.parse(frame) as { event: string; data: { userIDs: number[] } }
      if (event === 'typing') heard.push(String(data.userIDs))
    },
  } as unknown as Subscriber
  const presence = createPresence(server.connection.reads, () => undefined)
  await presence.look(subscriber, CONVO)
  await expect.poll(() => heard).toEqual([''])
  vi.useFakeTimers()
  presence.type(subscriber, true)
  vi.advanceTimersByTime(4_000)
  presence.type(subscriber, true)
  vi.advanceTimersByTime(5_900)
  expect(heard.at(-1)).toBe(String(USER.clerk))
  vi.advanceTimersByTime(200)
  expect(heard.at(-1)).toBe('')
  presence.close()
})

test('a visitor’s typing ends six seconds after it was last reported, wherever it was reported', async () => {
  const heard: boolean[] = []
  const subscriber = {
    caller: { companyID: COMPANY, storeIDs: [STORE.main], permissions: ['messages'], userID: USER.clerk, session: {} },
    send: (frame: string) => {
      const { event, data } = JSON.parse(frame) as { event: string; data: { typing: boolean } }
      if (event === 'visitor_typing') heard.push(data.typing)
    },
  } as unknown as Subscriber
  const place = { companyID: COMPANY, convoID: CONVO }
  const presence = createPresence(server.connection.reads, () => undefined)
  const other = createPresence(server.connection.reads, (news) => presence.hear(news))
  await presence.look(subscriber, CONVO)
  await expect.poll(() => heard).toEqual([false])
  vi.useFakeTimers()
  presence.visitorTypes(place)
  vi.advanceTimersByTime(4_000)
  other.visitorTypes(place)
  vi.advanceTimersByTime(5_900)
  expect(heard).toEqual([false, true])
  vi.advanceTimersByTime(200)
  expect(heard).toEqual([false, true, false])
  presence.close()
  other.close()
})

test('nothing is shown to a user who has lost the right to read messages, or who looked away meanwhile', async () => {
  const frames: { event: string; data: { convoID: number } }[] = []
  const subscriber = {
    caller: { companyID: COMPANY, storeIDs: [STORE.main], permissions: ['messages'], userID: USER.clerk, session: {} },
    send: (frame: string) => void frames.push(JSON.parse(frame) as (typeof frames)[number]),
  } as unknown as Subscriber
  const colleague = {
    caller: { ...subscriber.caller, userID: USER.owner },
    send: () => undefined,
  } as unknown as Subscriber
  const told: string[] = []
  const presence = createPresence(server.connection.reads, (news) => void told.push(news))
  // The first look is still being decided when the second comes.
  const [first, second] = [presence.look(subscriber, CONVO), presence.look(subscriber, null)]
  await Promise.all([first, second])
  expect(told).toEqual([])
  await presence.look(subscriber, CONVO)
  await expect.poll(() => frames.map(({ event }) => event)).toEqual(['presence', 'typing', 'visitor_typing'])
  expect(frames.every(({ data }) => data.convoID === CONVO)).toBe(true)
  subscriber.caller = { ...subscriber.caller, permissions: [] }
  vi.useFakeTimers()
  presence.visitorTypes({ companyID: COMPANY, convoID: CONVO })
  vi.advanceTimersByTime(100)
  expect(frames).toHaveLength(3)
  vi.useRealTimers()
  await presence.look(colleague, CONVO)
  presence.leave(colleague)
  presence.leave(subscriber)
  expect(frames).toHaveLength(3)
  presence.close()
})

test('a visitor learns of an answer while it is typed, not because a user views it', async () => {
  const answered: number[] = []
  const subscriber = {
    caller: { companyID: COMPANY, storeIDs: [STORE.main], permissions: ['messages'], userID: USER.clerk, session: {} },
    send: () => undefined,
  } as unknown as Subscriber
  const presence = createPresence(
    server.connection.reads,
    () => undefined,
    undefined,
    (companyID) => answered.push(companyID),
  )
  await presence.look(subscriber, CONVO)
  expect([answered, presence.isAnswering(COMPANY, CONVO)]).toEqual([[], false])
  presence.type(subscriber, true)
  expect([answered, presence.isAnswering(COMPANY, CONVO)]).toEqual([[], false])
  presence.type(subscriber, true, true)
  expect([answered, presence.isAnswering(COMPANY, CONVO)]).toEqual([[COMPANY], true])
  // Who has stopped typing is not answering either.
  presence.type(subscriber, false, true)
  expect([answered, presence.isAnswering(COMPANY, CONVO)]).toEqual([[COMPANY, COMPANY], false])
  presence.type(subscriber, true, true)
  presence.leave(subscriber)
  expect([answered, presence.isAnswering(COMPANY, CONVO)]).toEqual([[COMPANY, COMPANY, COMPANY, COMPANY], false])
  presence.close()
})

test('a user who leaves while access is checked is listed nowhere, and one who views nothing announces nothing', async () => {
  const told: { hello?: true; sight?: unknown }[] = []
  const presence = createPresence(server.connection.reads, (news) => void told.push(JSON.parse(news) as object))
  const socketOf = (userID: number) => {
    const heard: string[] = []
    const subscriber = {
      caller: { companyID: COMPANY, storeIDs: [STORE.main], permissions: ['messages'], userID, session: {} },
      send: (frame: string) => void heard.push((JSON.parse(frame) as { event: string }).event),
    } as unknown as Subscriber
    return { subscriber, heard }
  }
  const [gone, idle, other, clerk] = [USER.owner, USER.lena, USER.manager, USER.clerk].map(socketOf)
  const look = presence.look(gone!.subscriber, CONVO)
  presence.leave(gone!.subscriber)
  await look
  presence.type(gone!.subscriber, true)
  presence.leave(gone!.subscriber)
  await presence.look(idle!.subscriber, null)
  presence.type(idle!.subscriber, true)
  expect(told).toEqual([])
  presence.greet()
  expect(told).toMatchObject([{ hello: true }])
  expect(told).toHaveLength(1)
  // Only users who are viewing a conversation are told about it.
  await presence.look(other!.subscriber, PEOPLE.nguyen.convos.main!)
  await expect.poll(() => other!.heard).toEqual(['presence', 'typing', 'visitor_typing'])
  await presence.look(clerk!.subscriber, CONVO)
  await expect.poll(() => clerk!.heard).toEqual(['presence', 'typing', 'visitor_typing'])
  expect([other!.heard.length, idle!.heard, gone!.heard]).toEqual([3, [], []])
  presence.close()
})
