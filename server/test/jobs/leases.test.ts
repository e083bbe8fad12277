import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection, TxDb } from '@xd/server/db/connect.ts'
import { addJobs } from '@xd/server/db/job-queue.ts'
import { systemScope } from '@xd/server/db/scope.ts'
import { wakeJob, leaseJobs, nextJobAt, postponeJob } from '@xd/server/queries/jobs.ts'
import { freshConnection } from '../fresh-connection.ts'

const NOW = 1_800_000_000_000
const LEASE_MS = 30_000
const scope = systemScope('job')

describe.each(ENGINES)('a leased job, on %s', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  /** The jobs a worker gets if it reads the clock this much later than the first one. */
  const takenBy = async (laterMs: number): Promise<readonly string[]> => {
    const moment = { lane: 'person', now: NOW + laterMs, leaseMs: LEASE_MS, held: ['none'] } as const
    const rows = await connection.writes
      .transaction()
      .execute((tx) => leaseJobs(tx as unknown as TxDb, scope, { ...moment, limit: 50 }))
    return rows.filter(({ kind }) => kind === 'send-message').map(({ uniqueKey }) => uniqueKey!)
  }
  const isFree = async (laterMs: number, key: string) => {
    await connection.writes.deleteFrom('jobs').execute()
    await connection.writes
      .transaction()
      .execute((tx) =>
        addJobs(
          tx as unknown as TxDb,
          [{ companyID: 2, kind: 'send-message', uniqueKey: key, payload: {}, runAt: NOW - DAY_MS }],
          NOW,
        ),
      )
    expect(await takenBy(0)).toEqual([key])
    const next = await nextJobAt(connection.reads, scope, {
      lane: 'person',
      now: NOW + laterMs,
      leaseMs: LEASE_MS,
      held: ['none'],
    })
    const isNext = next !== undefined && next <= NOW + laterMs
    const again = await takenBy(laterMs)
    expect(again.includes(key)).toBe(isNext)
    return isNext
  }

  // A worker reads the clock, and then waits for its turn to write; processes' clocks differ.
  it.each([
    [0, false],
    [-1, false],
    [-250, false],
    [-20_000, false],
    [LEASE_MS - 1, false],
    [LEASE_MS, true],
    // The clock was set back by more than any lease lasts.
    [-LEASE_MS - 1, true],
    [-7_200_000, true],
  ])('is free for a worker whose clock says %d ms more: %s', async (laterMs, free) => {
    expect(await isFree(laterMs, `send-message/${laterMs}`)).toBe(free)
  })

  it('that is woken while it runs runs again as soon as it ends, whatever its worker reports then', async () => {
    expect(await isFree(0, 'send-message/woken')).toBe(false)
    const job = await connection.reads
      .selectFrom('jobs')
      .selectAll()
      .where('uniqueKey', '=', 'send-message/woken')
      .executeTakeFirstOrThrow()
    await connection.writes.transaction().execute(async (tx) => {
      await wakeJob(tx as unknown as TxDb, scope, 'send-message/woken', NOW)
      const later = { runAt: NOW + DAY_MS, pausedMs: DAY_MS, lastError: null }
      await postponeJob(tx as unknown as TxDb, scope, job, later)
    })
    expect(await takenBy(1)).toEqual(['send-message/woken'])
  })
})
