import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '@xd/migrations/migrate.ts'
import { emptyDatabase, ENGINES } from '@xd/fixtures/testing/database.ts'
import { connect } from '#db/connect.ts'

test.each(ENGINES)('an interrupted upgrade leaves the database as it was, on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-migrate-'))
  const { url, drop } = await emptyDatabase(engine, folder)
  const connection = connect(url)
  const { writes, reads, dialect } = connection
  const tables = async () =>
    (await reads.introspection.getTables()).map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
  try {
    // Blocks a migration that has changed two tables by then.
    await sql`create table notice_stops (id integer)`.execute(writes)
    await expect(migrate(writes as never, dialect)).rejects.toThrow('notice_stops')
    expect(await tables()).toEqual(['notice_stops'])
    await sql`drop table notice_stops`.execute(writes)
    expect(await migrate(writes as never, dialect)).toContain('0070-notice-stops')
    expect(await tables()).toContain('notice_stops')
  } finally {
    await connection.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each(ENGINES)('a job note from an earlier version is no error, on %s', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-migrate-'))
  const { url, drop } = await emptyDatabase(engine, folder)
  const connection = connect(url)
  const { writes, reads, dialect } = connection
  const job = (kind: string, lastError: string) => ({
    companyID: 0,
    kind,
    uniqueKey: kind,
    payload: '{}',
    runAt: 1,
    attempts: 3,
    lastError,
  })
  try {
    await migrate(writes as never, dialect)
    const before = [job('reconcile', 'reconciled each night'), job('poll-mailbox', 'the mailbox does not answer')]
    await writes.insertInto('jobs').values(before).execute()
    await sql`delete from kysely_migration where name like '0106-%'`.execute(writes)
    await migrate(writes as never, dialect)
    expect(await reads.selectFrom('jobs').select(['kind', 'lastError', 'attempts']).orderBy('kind').execute()).toEqual([
      { kind: 'poll-mailbox', lastError: 'the mailbox does not answer', attempts: 3 },
      { kind: 'reconcile', lastError: null, attempts: 0 },
    ])
  } finally {
    await connection.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each(ENGINES)(
  'a database changed by a newer version is left alone, with an explanation, on %s',
  async (engine) => {
    const folder = mkdtempSync(join(tmpdir(), 'xd-migrate-'))
    const { url, drop } = await emptyDatabase(engine, folder)
    const connection = connect(url)
    const { writes, dialect } = connection
    try {
      await migrate(writes as never, dialect)
      await sql`insert into kysely_migration (name, timestamp) values ('9999-flying-stores', '2030-01-01')`.execute(
        writes,
      )
      await expect(migrate(writes as never, dialect)).rejects.toThrow(/^A newer version .*9999-flying-stores/)
    } finally {
      await connection.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
