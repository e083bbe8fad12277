import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { scratch } from '@xd/fixtures/testing/scratch.ts'
import { fill } from '@xd/fixtures/testing/templates.ts'
import { connect, type Connection } from '@xd/server/db/connect.ts'

let connection: Connection
beforeEach(async () => {
  const url = `file:${join(scratch('xd-upkeep-'), 'xd.sqlite')}`
  await fill(url, 'small')
  connection = connect(url)
})
afterEach(() => connection.close())

const companyID = COMPANY.goldenPledge

/** Writes a customer's name, as each text or call does: a commit of its own. */
const addCustomer = async (at: number) => {
  const name = `wren ${at}`
  const fields = {
    custFirstFold: 'ada',
    custLastFold: name,
    custSearch: `ada ${name}`,
    custCustomFields: '{}',
    createdAt: 0,
  }
  await connection.writes
    .insertInto('customers')
    .values({
      companyID,
      custPhone: `+1415555${String(at).padStart(4, '0')}`,
      custFirstName: 'Ada',
      custLastName: name,
      ...fields,
    })
    .execute()
  await connection.flush()
}
const piecesOf = async (index: string) => {
  const { rows } = await sql<{
    n: number
  }>`select count(distinct segid) as n from ${sql.table(`${index}_idx`)}`.execute(connection.reads)
  return rows[0]!.n
}

it('a writer never merges a full-text index; a thread does it alongside', async () => {
  const { rows } = await sql<{ v: number; k: string }>`select k, v from customers_fts_config`.execute(connection.reads)
  expect(Object.fromEntries(rows.map(({ k, v }) => [k, v]))).toMatchObject({ automerge: 0, crisismerge: 1_000 })
  for (let at = 0; at < 63; at += 1) await addCustomer(at)
  const before = await piecesOf('customers_fts')
  expect(before).toBeGreaterThanOrEqual(63)
  await addCustomer(63)
  await expect.poll(() => piecesOf('customers_fts')).toBeLessThan(before / 2)
  const found = await sql`select rowid from customers_fts where customers_fts match '"wren 17"'`.execute(
    connection.reads,
  )
  expect(found.rows).toHaveLength(1)
})
