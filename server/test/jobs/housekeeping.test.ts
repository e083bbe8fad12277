import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { boot } from '@xd/fixtures/boot.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { connect } from '@xd/server/db/connect.ts'

const KEPT_MS = 48 * HOUR_MS
const COMPANY = 2

test.each(ENGINES)('the event log reaches back two days, on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-housekeeping-'))
  const fresh = await freshDatabase(engine, folder)
  const before = connect(fresh.url)
  const { eventSeq } = await before.reads
    .selectFrom('companies')
    .select('eventSeq')
    .where('companyID', '=', COMPANY)
    .executeTakeFirstOrThrow()
  const ages = [KEPT_MS + MINUTE_MS, KEPT_MS - 10 * MINUTE_MS]
  const events = ages.map((age, index) => ({
    companyID: COMPANY,
    seq: eventSeq + index + 1,
    storeID: null,
    event: 'reload_all',
    data: '{}',
    at: Date.now() - age,
  }))
  await before.writes.insertInto('events').values(events).execute()
  await before.close()

  const server = await boot({ database: { url: fresh.url } })
  const kept = async () =>
    (await server.connection.reads.selectFrom('events').select('seq').where('event', '=', 'reload_all').execute()).map(
      ({ seq }) => seq,
    )
  await expect.poll(kept).toEqual([eventSeq + 2])
  await server.close()
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})
