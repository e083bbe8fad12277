import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import SQLite from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { USER } from '@xd/fixtures/demo/people.ts'
import { emptyDatabase, templatesOfRun } from '@xd/fixtures/testing/database.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { holdAlone } from '#db/alone.ts'
import { connect, type Connection } from '#db/connect.ts'
import { moveToPostgres } from '#db/move-to-postgres.ts'
import { refuseMoved } from '#db/moved.ts'
import { bundledServer } from '../bundled-server.ts'
import { storedRows } from '../customers/whole/stored-rows.ts'

const folder = scratch('xd-move-')
const path = join(folder, 'xd.sqlite')
const AT = Date.UTC(2030, 0, 1)

let target: { url: string; drop: () => Promise<void> }
beforeEach(async () => {
  copyFileSync(templatesOfRun().sqlitePath, path)
  target = await emptyDatabase('postgres', folder)
})
afterEach(() => target.drop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const on = async <A>(url: string, act: (connection: Connection) => Promise<A>): Promise<A> => {
  const connection = connect(url)
  try {
    return await act(connection)
  } finally {
    await connection.close()
  }
}
const inFile = (statement: string) => {
  const file = new SQLite(path)
  file.exec(statement)
  file.close()
}
const move = () => moveToPostgres(path, target.url, AT)
/** The tables that have rows. */
const arrived = () =>
  on(target.url, async (connection) => {
    const stored = Object.entries(await storedRows(connection))
    return stored.flatMap(([name, rows]) => (rows.length > 0 && !name.startsWith('kysely_') ? name : []))
  })

test('a missing file is not created', async () => {
  const missing = join(folder, 'missing.sqlite')
  await expect(moveToPostgres(missing, target.url, AT)).rejects.toThrow(`There is no file ${missing}.`)
  expect(existsSync(missing)).toBe(false)
})

test('a file of another kind is left as it is', async () => {
  const other = join(folder, 'sandbox.sqlite')
  new SQLite(other).exec('create table phones (number text)').close()
  const before = readFileSync(other)
  await expect(moveToPostgres(other, target.url, AT)).rejects.toThrow(`${other} is not the file of a server.`)
  expect(readFileSync(other)).toEqual(before)
})

test('a file in use by a running server is refused', async () => {
  const server = holdAlone(`file:${path}`)
  await expect(move()).rejects.toThrow(`Another server is running on ${path}. Stop it first`)
  server.release()
  expect((await move()).rows).toBeGreaterThan(1_000)
})

test('a file changed by a newer version is refused', async () => {
  inFile(`insert into kysely_migration values ('9999-flying-stores', '2030-01-01')`)
  await expect(move()).rejects.toThrow(/^A newer version .*9999-flying-stores/)
  expect(await arrived()).toEqual([])
})

test('a file of an older version is brought up to date first', async () => {
  inFile(`alter table emails drop column "emailFilesLeft"; delete from kysely_migration where name like '0082-%'`)
  expect((await move()).rows).toBeGreaterThan(1_000)
})

test('a database that is not empty is refused, and stays as it was', async () => {
  await on(target.url, async ({ writes }) => {
    await sql`create table shelves (shelf text)`.execute(writes)
    await sql`insert into shelves values ('upper')`.execute(writes)
  })
  await expect(move()).rejects.toThrow(
    /^The PostgreSQL database is not empty: there is something in its table shelves\./,
  )
  const tables = await on(target.url, ({ reads }) => reads.introspection.getTables())
  expect(tables.map(({ name }) => name)).toEqual(['shelves'])
  await on(`file:${path}`, ({ reads }) => refuseMoved(reads))
})

test('a move that fails midway leaves no row there and the file as it was, and succeeds the next time', async () => {
  inFile(
    `update users set "userUsername" = "userUsername" || char(0); update stores set "storeEnabled" = 'perhaps' where "storeID" = 1`,
  )
  await expect(move()).rejects.toThrow(/^Nothing was moved: .*table stores.*perhaps/)
  expect(await arrived()).toEqual([])
  await on(`file:${path}`, ({ reads }) => refuseMoved(reads))
  inFile(`update stores set "storeEnabled" = 1 where "storeID" = 1`)
  await move()
  const clerk = await on(target.url, ({ reads }) =>
    reads.selectFrom('users').select('userUsername').where('userID', '=', USER.clerk).executeTakeFirstOrThrow(),
  )
  // PostgreSQL keeps no NUL in a text.
  expect(clerk.userUsername).toBe('clerk@goldenpledge.test')
})

test('a file that was moved is neither moved again nor served', async () => {
  await move()
  const sentence = /^This file’s data was moved to PostgreSQL at 2030-01-01T00:00:00.000Z\. Set XD_DATABASE_URL/
  await expect(move()).rejects.toThrow(sentence)
  const env = { ...process.env, XD_DATABASE_URL: `file:${path}`, XD_SECRET_KEY: TEST_SECRET_KEY }
  const { status, stderr } = spawnSync(process.execPath, [bundledServer()], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)])
})
