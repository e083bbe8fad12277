import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { seedDemo } from '@xd/fixtures/demo/seed.ts'
import { ENGINES, freshDatabase } from '@xd/fixtures/testing/database.ts'
import { debianPostgres, startDebianPostgres } from '@xd/fixtures/testing/debian-postgres.ts'
import { administer } from '@xd/fixtures/testing/postgres.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { backUp, newestBackup } from '#db/backup.ts'
import { connect } from '#db/connect.ts'
import { rememberMode } from '#db/mode.ts'
import { drill } from '#db/restore-drill.ts'

const PROGRAMS = debianPostgres()
const AT = Date.UTC(2026, 10, 27, 20, 42)

/** A seeded database on a server that `pg_dump` accepts. */
const dumpable = async () => {
  const server = await startDebianPostgres(PROGRAMS!)
  await administer(server.url, 'create database office')
  const url = `${server.url}/office`
  const connection = connect(url)
  await migrate(connection.writes as never, connection.dialect)
  await rememberMode(connection.writes, 'demo')
  await seedDemo(connection, {
    size: 'small',
    now: Date.now(),
    publicURL: 'http://localhost',
    secretKey: TEST_SECRET_KEY,
  })
  await connection.close()
  return { url, drop: async () => server.stop() }
}

describe.each(ENGINES.filter((engine) => engine === 'sqlite' || PROGRAMS !== undefined))(
  'a backup, on %s',
  (engine) => {
    const folder = scratch('xd-backup-')
    let database: { url: string; drop: () => Promise<void> }
    let server: Booted
    beforeAll(async () => {
      database = engine === 'sqlite' ? await freshDatabase('sqlite', folder) : await dumpable()
      server = await boot({ database: { url: database.url } })
    })
    afterAll(async () => {
      await server.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    })
    const into = (name: string) => join(folder, name)

    test('is made during writes, holds one moment, and can be restored', async () => {
      const clerk = await server.signIn('clerk')
      const { convo } = await clerk('customers/conversation/start', {
        custID: PEOPLE.nguyen.custID,
        storeID: STORE.main,
      })
      let written = 0
      let done = false
      const writing = (async () => {
        while (!done) {
          written += 1
          await clerk('customers/conversation/messages/send', {
            convoID: convo.convoID,
            body: `Number ${written}`,
            clientMessageID: `backup-${written}`,
          })
        }
      })()
      await expect.poll(() => written).toBeGreaterThan(3)
      const made = await backUp(database.url, into('running'), AT)
      const atTheEnd = written
      await expect.poll(() => written).toBeGreaterThan(atTheEnd)
      done = true
      await writing

      expect(made.file).toBe(
        join(into('running'), `xd-2026-11-27T20-42-00Z.${engine === 'sqlite' ? 'sqlite' : 'dump'}`),
      )
      for (const name of readdirSync(into('running')))
        expect(statSync(join(into('running'), name)).mode & 0o077).toBe(0)
      const { manifest } = newestBackup(into('running'))
      expect(manifest.figures['messages']!.rows).toBeGreaterThan(3)
      expect(await drill(database.url, into('running'))).toEqual({
        file: made.file,
        at: '2026-11-27T20:42:00.000Z',
        tables: made.tables,
        rows: made.rows,
        migrations: [],
      })
      // The drill leaves nothing behind.
      expect(readdirSync(into('running'))).toHaveLength(2)
    })

    test('that is not what it was is told from one that is', async () => {
      const { file } = await backUp(database.url, into('damaged'), AT)
      const beside = file.replace(/\w+$/, 'json')
      const manifest = JSON.parse(readFileSync(beside, 'utf8')) as {
        figures: { stores: { sums: Record<string, string> } }
      }
      manifest.figures.stores.sums['storeName'] = '1'
      writeFileSync(beside, JSON.stringify(manifest))
      await expect(drill(database.url, into('damaged'))).rejects.toThrow(
        /is not what was backed up\. The table stores has other values in storeName: they add up to 1, but to \d+ in the copy\./,
      )
      const bytes = readFileSync(file)
      writeFileSync(file, bytes.subarray(0, bytes.length / 2))
      await expect(drill(database.url, into('damaged'))).rejects.toThrow(/damaged|pg_restore failed/)
    })

    test('is made and verified by the commands, and its time is in system status', async () => {
      // The server of this process may be in a transaction, which ends only while this test doesn't hold the thread.
      const run = (program: string) =>
        promisify(execFile)(
          process.execPath,
          ['--import', 'tsx', fileURLToPath(new URL(`../../src/${program}.ts`, import.meta.url)), into('by-command')],
          { env: { ...process.env, XD_DATABASE_URL: database.url } },
        )
      const made = await run('backup')
      expect(made.stderr).toBe('')
      expect(made.stdout).toMatch(/^Backed up \d+ tables with [\d,]+ rows in \d+ s: .*XD_SECRET_KEY/s)
      const tried = await run('restore-drill')
      expect(tried.stderr).toBe('')
      expect(tried.stdout).toContain('can be restored: all')
      const support = await server.signIn('support@xd.test')
      const { stats } = await support('admin/system-stats', {})
      const { at } = newestBackup(into('by-command')).manifest
      expect(stats.lastBackup).toBe(at)
      const metrics = await (await fetch(`${server.url}/metrics`)).text()
      expect(metrics).toContain(`xd_backup_last_success_timestamp_seconds ${Date.parse(at) / 1_000}\n`)
    })
  },
)

test('an unknown folder, a folder without a backup and a missing file are named', async () => {
  const folder = scratch('xd-backup-none-')
  await expect(backUp(`file:${join(folder, 'xd.sqlite')}`, folder, AT)).rejects.toThrow(`There is no file ${folder}`)
  expect(readdirSync(folder)).toEqual([])
  const database = await freshDatabase('sqlite', folder)
  expect(() => newestBackup(folder)).toThrow(`There is no backup in ${folder}.`)
  const { file } = await backUp(database.url, folder, AT)
  const copy = new SQLite(file)
  copy.exec(
    `delete from page_activity; delete from kysely_migration where name > '0099'; delete from labels where "labelID" = 1`,
  )
  copy.close()
  await expect(drill(database.url, folder)).rejects.toThrow(/The table \w+ has \d+ rows, but \d+ arrived\./)
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(PROGRAMS !== undefined)('a backup checks PostgreSQL’s certificate as the server does', async () => {
  const postgres = await startDebianPostgres(PROGRAMS!, { tls: true })
  const folder = scratch('xd-backup-tls-')
  const connection = connect(`${postgres.url}/postgres`)
  try {
    await migrate(connection.writes as never, connection.dialect)
    const backup = (authority?: string) => {
      const program = fileURLToPath(new URL('../../src/backup.ts', import.meta.url))
      const database = { XD_DATABASE_URL: `${postgres.url}/postgres?sslmode=require` }
      return spawnSync(process.execPath, ['--import', 'tsx', program, folder], {
        encoding: 'utf8',
        env: { ...process.env, ...database, ...(authority !== undefined && { NODE_EXTRA_CA_CERTS: authority }) },
      })
    }
    expect(backup().stderr).toContain('has a certificate that is not trusted')
    expect(backup(postgres.authority)).toMatchObject({ status: 0, stderr: '' })
  } finally {
    await connection.close()
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
