import { afterAll, beforeAll, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { appendEvents } from '@xd/server/db/event-log.ts'
import { createHub } from '@xd/server/live/hub.ts'
import { createLog } from '@xd/server/log.ts'
import { makeTroubles } from '@xd/server/troubles.ts'

let server: Booted
beforeAll(async () => {
  server = await boot()
})
afterAll(() => server.close())

test('an event committed while the log is being read follows at once', async () => {
  const companyID = COMPANY.goldenPledge
  const commit = () =>
    appendEvents(server.connection.writes as never, [{ companyID, event: 'reload_labels', data: {} }], Date.now())
  let meanwhile: (() => Promise<void>) | undefined
  const reads = server.connection.reads.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const act = meanwhile
      meanwhile = undefined
      await act?.()
      return result
    },
  })
  const log = createLog('silent')
  const hub = createHub(reads, { log, troubles: makeTroubles(log, Date.now) }, server.url)
  const heard: string[] = []
  const caller = { companyID, storeIDs: [STORE.main], permissions: [], userID: USER.clerk }
  const subscriber = {
    caller: { ...caller, session: { tokenHash: 'none' } } as never,
    seq: undefined,
    catchesUpTo: 0,
    storeID: undefined,
    send: (frame: string) => void heard.push((JSON.parse(frame) as { event: string }).event),
    close: () => undefined,
  }
  hub.add(subscriber)
  expect([hub.subscribers(), [...hub.behind()]]).toEqual([1, []])
  await hub.ready(subscriber, {})
  await expect.poll(() => heard).toEqual(['ready'])
  expect([...hub.behind()]).toEqual([[companyID, subscriber.seq]])

  await commit()
  meanwhile = async () => {
    await commit()
    hub.wake(companyID)
  }
  hub.wake(companyID)
  await expect.poll(() => heard).toEqual(['ready', 'reload_labels', 'reload_labels'])

  // The slowest of a company's sockets says how far behind they are.
  const slower = { ...subscriber, seq: 1, close: () => void heard.push('closed') }
  hub.add(slower as never)
  expect([hub.subscribers(), [...hub.behind()]]).toEqual([2, [[companyID, 1]]])
  hub.closeAll()
  expect(heard.at(-1)).toBe('closed')
  hub.remove(subscriber)
  hub.remove(slower as never)
  expect([hub.subscribers(), [...hub.behind()]]).toEqual([0, []])
})

const ofClerk = (heard: string[]) => ({
  caller: {
    ...{ companyID: COMPANY.goldenPledge, storeIDs: [STORE.main], permissions: [], userID: USER.clerk },
    session: { tokenHash: 'none' },
  } as never,
  seq: undefined as number | undefined,
  catchesUpTo: 0,
  storeID: undefined,
  send: (frame: string) => void heard.push((JSON.parse(frame) as { event: string }).event),
  close: () => undefined,
})
const append = (many: number) =>
  appendEvents(
    server.connection.writes as never,
    Array.from({ length: many }, () => ({ companyID: COMPANY.goldenPledge, event: 'reload_labels', data: {} })),
    Date.now(),
  )

test.each([499, 500, 501, 1_001])('%i events that were committed at once are all handed out', async (many) => {
  const log = createLog('silent')
  const hub = createHub(server.connection.reads, { log, troubles: makeTroubles(log, Date.now) }, server.url)
  const heard: string[] = []
  const subscriber = ofClerk(heard)
  hub.add(subscriber)
  await hub.ready(subscriber, {})
  await append(many)
  hub.wake(COMPANY.goldenPledge)
  await expect.poll(() => heard.length).toBe(many + 1)
  hub.remove(subscriber)
})

test('a log that can’t be read is a trouble until it can, and nobody misses what came meanwhile', async () => {
  let isAway = false
  const reads = server.connection.reads.withPlugin({
    transformQuery: ({ node }) => {
      if (isAway) throw new Error('The database is away')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  const log = createLog('silent')
  const told: string[] = []
  const troubles = {
    works: (what: string) => void told.push(`${what} works`),
    failed: (what: string, why: string) => void told.push(`${what}: ${why}`),
  }
  const hub = createHub(reads, { log, troubles: troubles as never }, server.url)
  const heard: string[] = []
  const subscriber = ofClerk(heard)
  hub.add(subscriber)
  await hub.ready(subscriber, {})
  await expect.poll(() => told).toEqual(['event log works'])
  await append(1)
  isAway = true
  hub.wake(COMPANY.goldenPledge)
  await expect.poll(() => told.slice(1)).toEqual(['event log: The database is away'])
  expect(heard).toEqual(['ready'])
  isAway = false
  hub.wake(COMPANY.goldenPledge)
  await expect.poll(() => heard).toEqual(['ready', 'reload_labels'])
  await expect.poll(() => told.slice(2)).toEqual(['event log works'])
  hub.remove(subscriber)
  // Nothing is read for a socket that has gone, or for a company without sockets.
  hub.remove(subscriber)
  hub.wake(COMPANY.goldenPledge)
  expect(told).toHaveLength(3)
})

test('a client that comes back after the whole log was deleted fetches everything', async () => {
  const { writes, reads } = server.connection
  await append(2)
  const { eventSeq } = await reads
    .selectFrom('companies')
    .select('eventSeq')
    .where('companyID', '=', COMPANY.goldenPledge)
    .executeTakeFirstOrThrow()
  await writes.deleteFrom('events').where('companyID', '=', COMPANY.goldenPledge).execute()
  const log = createLog('silent')
  const hub = createHub(reads, { log, troubles: makeTroubles(log, Date.now) }, server.url)
  const framesFrom = async (seq: number) => {
    const heard: string[] = []
    const subscriber = ofClerk(heard)
    hub.add(subscriber)
    await hub.ready(subscriber, { seq })
    hub.remove(subscriber)
    return [...heard, subscriber.seq]
  }
  expect(await framesFrom(eventSeq - 1)).toEqual(['ready', 'reload_all', eventSeq])
  expect(await framesFrom(eventSeq)).toEqual(['ready', eventSeq])
})
