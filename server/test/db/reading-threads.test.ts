import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshDatabase } from '@xd/fixtures/testing/database.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { connect, type Connection, type Db } from '@xd/server/db/connect.ts'

let connection: Connection
beforeEach(async () => {
  const { url } = await freshDatabase('sqlite', scratch('xd-threads-'))
  connection = connect(url)
})
afterEach(() => connection.close())

const PATIENT_MS = 60_000

/** Counts to a number, which takes SQLite about a second per four million. */
const countTo = (db: Db, most: number) =>
  sql<{ n: number }>`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${most})
    select max(n) as n from numbers`.execute(db)

const asked = ['main', 'thread'] as const
const keys = (db: Db) => db.selectFrom('meta').select('key').where('key', 'in', asked).execute()

it('the main thread continues while a long query runs on its own thread', async () => {
  const ended: string[] = []
  const long = countTo(connection.apart(PATIENT_MS), 2_000_000).then(() => ended.push('thread'))
  await keys(connection.reads)
  ended.push('main')
  await long
  expect(ended).toEqual(['main', 'thread'])
})

it('a thread sees what was committed before its query', async () => {
  for (const key of asked) {
    await connection.writes.insertInto('meta').values({ key, value: '' }).execute()
    expect(await keys(connection.apart(PATIENT_MS))).toContainEqual({ key })
  }
})

it('numbers, text and null come back as from the main thread', async () => {
  const query = (db: Db) => sql`select 9007199254740991 as whole, 0.5 as part, null as none, 'ñ' as text`.execute(db)
  const { rows } = await query(connection.reads)
  expect((await query(connection.apart(PATIENT_MS))).rows).toEqual(rows)
})

it('a column of pictures comes back as buffers', async () => {
  await sql`create table pictures (content blob)`.execute(connection.writes)
  await sql`insert into pictures values (null), (x'ffd8')`.execute(connection.writes)
  const { rows } = await sql`select content from pictures`.execute(connection.apart(PATIENT_MS))
  expect(rows).toEqual([{ content: null }, { content: Buffer.from([0xff, 0xd8]) }])
})

it('a query that takes too long is given up, and the next one is answered', async () => {
  await expect(countTo(connection.apart(50), 40_000_000)).rejects.toThrow('longer than 50 ms')
  const { rows } = await countTo(connection.apart(PATIENT_MS), 10)
  expect(rows).toEqual([{ n: 10 }])
})

it('a faulty query reports its error', async () => {
  await expect(sql`select 1 from nowhere`.execute(connection.apart(PATIENT_MS))).rejects.toThrow(
    'no such table: nowhere',
  )
})

it('a thread never writes', async () => {
  const write = connection
    .apart(PATIENT_MS)
    .insertInto('meta')
    .values({ key: 'thread', value: '' })
    .returning('key')
    .execute()
  await expect(write).rejects.toThrow('readonly')
})
