import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import type { Outcome } from '@xd/server/jobs/job.ts'
import { remindJob } from '@xd/server/jobs/remind-job.ts'
import { freshConnection } from '../fresh-connection.ts'

describe.each(ENGINES)('the job of a reminder, on %s', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  const later = Date.now() + HOUR_MS

  test.each([
    ['runs again at its time', later, 0, { at: later }],
    ['is done when none is planned anymore', null, 0, 'done'],
    ['is done when the request is not its store’s', later, 1_000, 'done'],
  ] as const)('%s', async (_, remindAt, beside, outcome) => {
    const { paymentID, companyID, storeID } = await connection.reads
      .selectFrom('payments')
      .select(['paymentID', 'companyID', 'storeID'])
      .where('paymentStatus', '=', 'sent')
      .orderBy('paymentID')
      .executeTakeFirstOrThrow()
    // It expires too late for an earlier time than the planned one.
    const change = { remindAt, remindedAt: null, validBeforeAt: Date.now() + 30 * DAY_MS }
    await connection.writes.updateTable('payments').set(change).where('paymentID', '=', paymentID).execute()
    const work = remindJob({ companyID, payload: { paymentID, storeID: storeID + beside }, attempt: 1 }).pipe(
      Effect.provideService(Database, makeDatabase(connection, Date.now)),
    ) as Effect.Effect<Outcome>
    expect(await Effect.runPromise(work)).toEqual(outcome)
  })
})
