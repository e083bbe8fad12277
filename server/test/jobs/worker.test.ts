import { Clock, Duration, Effect, Fiber } from 'effect'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { AppLog } from '@xd/server/app-log.ts'
import type { Connection, TxDb } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { addJobs, type NewJob } from '@xd/server/db/job-queue.ts'
import { DatabaseBusy, DiskFull } from '@xd/server/db/database-busy.ts'
import { makeWorker } from '@xd/server/jobs/worker.ts'
import { createLog, type Log } from '@xd/server/log.ts'
import { Email, EmailUnknown } from '@xd/server/providers/email/email.ts'
import { makeTroubles, Troubles } from '@xd/server/troubles.ts'
import { makeVitals, Vitals } from '@xd/server/services/admin/vitals.ts'
import { freshConnection } from '../fresh-connection.ts'

let connection: Connection
let close: () => Promise<void>
beforeAll(async () => {
  ;({ connection, close } = await freshConnection('sqlite'))
})
afterAll(() => close())

let logged: string[]
/** The outcome of the next writes and reads: a defect, or nothing. */
let next: { write: (Error | undefined)[]; read: (Error | undefined)[] }
let fetched: number
/** The mailbox's answer. */
let fetchNew: () => Effect.Effect<never, EmailUnknown>
let fiber: Fiber.Fiber<unknown, unknown>
let vitals: ReturnType<typeof makeVitals>
/** As the list of troubles shows it. */
let now = 0
let troubles: ReturnType<typeof makeTroubles>
const start = (pollMs: number, clock?: Clock.Clock) => {
  const database = makeDatabase(connection, Date.now)
  const meet = <A, E, R>(how: 'write' | 'read', work: Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      const defect = next[how].shift()
      return defect === undefined ? work : Effect.die(defect)
    })
  const say = (_: object, words: string) => void logged.push(words)
  const log: Log = { error: say, warn: say, info: say }
  const worker = makeWorker(log, pollMs)
  const mailbox = {
    name: 'silent',
    fetchNew: () =>
      Effect.suspend(() => {
        fetched += 1
        return fetchNew()
      }),
  }
  vitals = makeVitals(Date.now)
  now = 0
  troubles = makeTroubles(log, () => now)
  fiber = Effect.runFork(
    worker.loop.pipe(
      Effect.provideService(Database, {
        ...database,
        write: (work) => meet('write', database.write(work)),
        writeTogether: (work) => meet('write', database.writeTogether(work)),
        read: (query) => meet('read', database.read(query)),
      }),
      Effect.provideService(Email, { mailbox } as never),
      Effect.provideService(AppLog, createLog('silent')),
      Effect.provideService(Vitals, vitals),
      Effect.provideService(Troubles, troubles),
      clock ? Effect.provideService(Clock.Clock, clock) : (work) => work,
    ) as Effect.Effect<unknown>,
  )
}
beforeEach(async () => {
  await connection.writes.deleteFrom('jobs').execute()
  logged = []
  next = { write: [], read: [] }
  fetched = 0
  fetchNew = () => Effect.fail(new EmailUnknown({ cause: 'silence' }))
  start(10)
})
const stop = () => Effect.runPromise(Fiber.interrupt(fiber))
afterEach(stop)

const enqueue = (jobs: readonly NewJob[]) => addJobs(connection.writes as TxDb, jobs, Date.now())
const add = (kind: string, payload: object) => enqueue([{ companyID: 2, kind, uniqueKey: kind, payload }])
const jobs = () => connection.reads.selectFrom('jobs').select(['pausedMs', 'lastError']).execute()

test('a job is done even if the database was busy when it ended', async () => {
  // The job writes nothing itself: the first write leases it, and the others say that it is done.
  next.write.push(undefined, new DatabaseBusy('locked'), new DatabaseBusy('locked'))
  await add('settle-attempt', { attemptID: -1 })
  await expect.poll(jobs).toEqual([])
  expect(next.write).toEqual([])
  expect(logged).toEqual([])
})

test('a job that fails as expected is tried again, and no defect is logged', async () => {
  await add('poll-mailbox', {})
  await expect.poll(jobs).toMatchObject([{ pausedMs: 20_000, lastError: 'the mailbox does not answer: silence' }])
  expect(logged).toEqual(['failing: job poll-mailbox'])
  expect(vitals.jobs.get('poll-mailbox')).toEqual({
    lastSuccess: null,
    lastError: { at: expect.any(Number), message: 'the mailbox does not answer: silence' },
  })
})

test.each([
  [null, 0, 2_000],
  // It recurs, and has not failed yet.
  [null, 60_000, 2_000],
  ['no', 2_000, 4_000],
  ['no', 500_000, 900_000],
])('after %j and a pause of %i ms the next one takes %i ms', async (lastError, lastMs, pausedMs) => {
  await stop()
  await add('nobody-knows', {})
  await connection.writes.updateTable('jobs').set({ lastError, pausedMs: lastMs, attempts: 60 }).execute()
  start(10)
  await expect.poll(jobs).toMatchObject([{ pausedMs, lastError: expect.stringContaining('no handler') }])
})

test('the next job in a line begins as soon as the one before it is done', async () => {
  await stop()
  const lined = (n: number) => ({
    companyID: 2,
    kind: 'settle-attempt',
    uniqueKey: String(n),
    payload: { attemptID: -1 },
    line: 'one',
  })
  await enqueue([lined(1), lined(2)])
  start(3_600_000)
  await expect.poll(jobs).toEqual([])
})

test('a job due before the next poll does not wait for it', async () => {
  await stop()
  const later = { companyID: 2, kind: 'settle-attempt', uniqueKey: 'later', payload: { attemptID: -1 } }
  await enqueue([{ ...later, runAt: Date.now() + 50 }])
  start(3_600_000)
  await expect.poll(jobs).toEqual([])
})

test('a job whose lease runs out while it runs here is not begun again', async () => {
  fetchNew = () => Effect.never
  await add('poll-mailbox', {})
  await expect.poll(() => fetched).toBe(1)
  await connection.writes.updateTable('jobs').set({ leasedUntil: 0 }).execute()
  const attempts = () => connection.reads.selectFrom('jobs').select('attempts').execute()
  await expect.poll(attempts).toEqual([{ attempts: 2 }])
  await add('settle-attempt', { attemptID: -1 })
  await expect.poll(attempts).toHaveLength(1)
  expect(fetched).toBe(1)
})

test('a running job keeps its lease', async () => {
  await stop()
  fetchNew = () => Effect.never
  // Ten seconds between renewals pass in a hundredth of the time.
  const clock = await Effect.runPromise(Clock.clockWith(Effect.succeed))
  const hurried: Clock.Clock = {
    ...clock,
    sleep: (duration) => clock.sleep(Duration.millis(Duration.toMillis(duration) / 100)),
  }
  start(10, hurried)
  await add('poll-mailbox', {})
  await expect.poll(() => fetched).toBe(1)
  const lease = () => connection.reads.selectFrom('jobs').select(['attempts', 'leasedUntil']).executeTakeFirstOrThrow()
  const soon = Date.now() + 20_000
  await connection.writes.updateTable('jobs').set({ leasedUntil: soon }).execute()
  await expect.poll(async () => (await lease()).leasedUntil).not.toBe(soon)
  // For half a minute: one renewal that fails must not cost it the job.
  expect((await lease()).leasedUntil).toBeGreaterThan(soon)
  // Renewed, not taken a second time.
  expect((await lease()).attempts).toBe(1)
})

test('a job with a defect is logged, and tried again', async () => {
  await add('nobody-knows', {})
  await expect.poll(jobs).toMatchObject([{ lastError: expect.stringContaining('no handler for nobody-knows') }])
  expect(logged).toContain('a job failed')
})

test('the worker logs once that it waits for the database, and once that it continues', async () => {
  next.read.push(...[1, 2, 3, 4].map(() => new DatabaseBusy('away')))
  await expect.poll(() => logged).toEqual(['failing: database'])
  await expect.poll(() => next.read).toEqual([])
  now = MINUTE_MS
  const said = () => {
    troubles.look()
    return logged
  }
  await expect.poll(said).toEqual(['failing: database', 'works again: database'])
})

test('the worker continues after an error', async () => {
  next.read.push(new Error('The disk is gone for a moment'))
  await expect.poll(() => logged).toEqual(['the job worker stumbled'])
  await add('settle-attempt', { attemptID: -1 })
  await expect.poll(jobs).toEqual([])
})

test('a full disk is listed as its own trouble', async () => {
  next.read.push(new DiskFull('no space left'))
  await expect.poll(() => logged, { timeout: 10_000 }).toEqual(['failing: disk'])
  await add('settle-attempt', { attemptID: -1 })
  await expect.poll(jobs, { timeout: 10_000 }).toEqual([])
})
