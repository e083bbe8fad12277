import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gatherStatistics } from '@xd/fixtures/demo/write/statistics.ts'
import { connect, type Connection } from '@xd/server/db/connect.ts'

// SQLite's planner knows a table's shape from statistics that each handle reads with the schema.

let folder: string
let connection: Connection

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'statistics-'))
  connection = connect(`file:${join(folder, 'xd.sqlite')}`)
  await sql`create table pledges (pledge integer primary key, ticket, shelf)`.execute(connection.writes)
  await sql`create index by_ticket on pledges (ticket)`.execute(connection.writes)
  await sql`create index by_shelf on pledges (shelf)`.execute(connection.writes)
})
afterAll(async () => {
  await connection.close()
  rmSync(folder, { recursive: true })
})

const fill = async (ticket: string, shelf: string): Promise<void> => {
  await sql`delete from pledges`.execute(connection.writes)
  await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000)
    insert into pledges (ticket, shelf) select ${sql.raw(ticket)}, ${sql.raw(shelf)} from n`.execute(connection.writes)
  // Even without a change: `optimize` alone waits for a table to grow tenfold.
  await gatherStatistics(connection.writes)
  await connection.refreshStatistics()
}
let asked = 0
const readerUses = async (): Promise<string> => {
  await sql`select pledge from pledges where ticket = 1 and shelf = 1`.execute(connection.reads)
  asked += 1 // A unique text, because a cached explanation would be outdated.
  const plan = sql<{
    detail: string
  }>`explain query plan select ${sql.lit(asked)} from pledges where ticket = 1 and shelf = 1`
  return (await plan.execute(connection.reads)).rows.map(({ detail }) => detail).join()
}

it('the handle that reads hears of new statistics each time they are refreshed', async () => {
  await fill('i', '1')
  expect(await readerUses()).toContain('by_ticket')
  await fill('1', 'i')
  expect(await readerUses()).toContain('by_shelf')
  await fill('i', '1')
  expect(await readerUses()).toContain('by_ticket')
})

it('no values are sampled: SQLite would plan each query by key again at each run', async () => {
  await fill('i', 'i % 7')
  const samples = await sql<{ n: number }>`select count(*) as n from sqlite_stat4`.execute(connection.writes)
  expect(samples.rows).toEqual([{ n: 0 }])
})

it('a writer is waited for', async () => {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const writing = connection.writes.transaction().execute(async (tx) => {
    await sql`delete from pledges where ticket = 0`.execute(tx)
    await ended
  })
  const refreshed = connection.refreshStatistics()
  // Long enough for the thread to have met the writer.
  await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n`.execute(
    connection.apart(60_000),
  )
  end()
  await Promise.all([writing, refreshed])
})
