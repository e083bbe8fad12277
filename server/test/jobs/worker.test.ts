import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Fiber } from 'effect'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '@xd/fixtures/testing/database.ts'
import { AppLog } from '@xd/server/app-log.ts'
import { connect } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { addJobs } from '@xd/server/db/job-queue.ts'
import { DatabaseBusy } from '@xd/server/db/patient-sqlite.ts'
import { makeWorker } from '@xd/server/jobs/worker.ts'
import { createLog, type Log } from '@xd/server/log.ts'
import { Email, EmailUnknown } from '@xd/server/providers/email/email.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-worker-'))
let connection: ReturnType<typeof connect>
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase('sqlite', folder)
  connection = connect(fresh.url)
  drop = () => fresh.drop()
})
afterAll(async () => {
  await connection.close()
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

let logged: string[]
/** What the next writes and reads meet with: a defect, or nothing. */
let next: { write: (Error | undefined)[]; read: (Error | undefined)[] }
let fiber: Fiber.Fiber<unknown, unknown>
beforeEach(async () => {
  await connection.writes.deleteFrom('jobs').execute()
  logged = []
  next = { write: [], read: [] }
  const database = makeDatabase(connection, Date.now)
  const meet = <A, E, R>(how: 'write' | 'read', work: Effect.Effect<A, E, R>) =>
    Effect.suspend(() => {
      const defect = next[how].shift()
      return defect === undefined ? work : Effect.die(defect)
    })
  const worker = makeWorker({ error: (_: object, words: string) => void logged.push(words) } as unknown as Log, 10)
  const mailbox = { name: 'silent', fetchNew: () => Effect.fail(new EmailUnknown({ cause: 'silence' })) }
  fiber = Effect.runFork(
    worker.loop.pipe(
      Effect.provideService(Database, {
        ...database,
        write: (work) => meet('write', database.write(work)),
        read: (query) => meet('read', database.read(query)),
      }),
      Effect.provideService(Email, { mailbox } as never),
      Effect.provideService(AppLog, createLog('silent')),
    ) as Effect.Effect<unknown>,
  )
})
afterEach(() => Effect.runPromise(Fiber.interrupt(fiber)))

const add = (kind: string, payload: object) =>
  addJobs(connection.writes, [{ companyID: 2, kind, uniqueKey: kind, payload }], Date.now())
const jobs = () => connection.reads.selectFrom('jobs').select(['pausedMs', 'lastError']).execute()

test('a job is done although the database was busy when it ended', async () => {
  // The job writes nothing itself: the first write leases it, and the others say that it is done.
  next.write.push(undefined, new DatabaseBusy('locked'), new DatabaseBusy('locked'))
  await add('settle-attempt', { attemptID: -1 })
  await expect.poll(jobs).toEqual([])
  expect(next.write).toEqual([])
  expect(logged).toEqual([])
})

test('a job that fails as it may is tried again, and no defect is logged', async () => {
  await add('poll-mailbox', {})
  await expect.poll(jobs).toMatchObject([{ pausedMs: 20_000, lastError: 'the mailbox does not answer: silence' }])
  expect(logged).toEqual([])
})

test('a job with a defect is logged, and tried again', async () => {
  await add('nobody-knows', {})
  await expect.poll(jobs).toMatchObject([{ lastError: expect.stringContaining('no handler for nobody-knows') }])
  expect(logged).toContain('a job failed')
})

test('the worker goes on after it stumbled', async () => {
  next.read.push(new Error('The disk is gone for a moment'))
  await expect.poll(() => logged).toEqual(['the job worker stumbled'])
  await add('settle-attempt', { attemptID: -1 })
  await expect.poll(jobs, { timeout: 10_000 }).toEqual([])
})
