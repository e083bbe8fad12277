import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { connect } from '@xd/server/db/connect.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-rows-'))
const connection = connect(`file:${join(folder, 'rows.sqlite')}`)
const { writes, reads } = connection
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a row has its columns by name; of duplicate names the last wins', async () => {
  const { rows } = await sql`select 1 as "a", 'two' as "b", 3 as "a", null as "__c", x'00ff' as "it's ""d"""`.execute(
    reads,
  )
  expect(rows).toEqual([{ a: 3, b: 'two', __c: null, 'it\'s "d"': Buffer.from([0, 255]) }])
})

test('a cached statement follows changes to its table, for reader and writer', async () => {
  await sql`create table things (one integer)`.execute(writes)
  await sql`insert into things values (1)`.execute(writes)
  const all = sql`select * from things`
  expect([(await all.execute(writes)).rows, (await all.execute(reads)).rows]).toEqual([[{ one: 1 }], [{ one: 1 }]])
  await sql`alter table things add column two text default 'b'`.execute(writes)
  const both = [{ one: 1, two: 'b' }]
  expect([(await all.execute(writes)).rows, (await all.execute(reads)).rows]).toEqual([both, both])
  expect((await sql`insert into things values (3, 'c') returning *`.execute(writes)).rows).toEqual([
    { one: 3, two: 'c' },
  ])
})

test('statements that return rows are told apart from those that return none', async () => {
  expect((await sql`delete from things`.execute(writes)).numAffectedRows).toBe(2n)
  expect((await sql`select * from things`.execute(reads)).rows).toEqual([])
})
