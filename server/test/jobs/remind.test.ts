import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { connect } from '@xd/server/db/connect.ts'
import { databaseLayer } from '@xd/server/db/database.ts'
import type { Outcome } from '@xd/server/jobs/job.ts'
import { remindJob } from '@xd/server/jobs/remind-job.ts'

describe.each(ENGINES)('the job of a reminder, on %s', (engine) => {
  let connection: ReturnType<typeof connect>
  let close: () => Promise<void>
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'xd-remind-'))
    const fresh = await freshDatabase(engine, folder)
    connection = connect(fresh.url)
    close = async () => {
      await connection.close()
      await fresh.drop()
      rmSync(folder, { recursive: true, force: true })
    }
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
      .executeTakeFirstOrThrow()
    const change = { remindAt, remindedAt: null }
    await connection.writes.updateTable('payments').set(change).where('paymentID', '=', paymentID).execute()
    const work = remindJob({ companyID, payload: { paymentID, storeID: storeID + beside }, attempt: 1 }).pipe(
      Effect.provide(databaseLayer(connection, Date.now)),
    ) as Effect.Effect<Outcome>
    expect(await Effect.runPromise(work)).toEqual(outcome)
  })
})
