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
