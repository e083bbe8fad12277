import { sql } from 'kysely'
import type { Booted } from '@xd/fixtures/boot.ts'

type Row = Readonly<Record<string, unknown>>

/** Writes rows of any table as they stand in the database. */
export const rowTools = (writes: Booted['connection']['writes']) => {
  const insert = async (table: string, ...rows: readonly Row[]) => {
    for (const row of rows)
      await writes
        .insertInto(table as 'jobs')
        .values(row as never)
        .execute()
  }
  const update = async (table: string, row: Row, where: Row) => {
    const set = sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
    const is = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${sql.table(table)} set ${set} where ${sql.join(is, sql` and `)}`.execute(writes)
  }
  /** Another row like one, changed. */
  const copy = async (table: string, where: Row, ...changes: readonly Row[]) => {
    const is = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} where ${sql.join(is, sql` and `)} limit 1`.execute(writes)
    // Its first column is its ID, unless the change names it.
    const [id] = Object.keys(rows[0]!)
    for (const change of changes) {
      const like = Object.entries(rows[0]!).filter(
        ([column]) => column !== id || id === 'companyID' || column in change,
      )
      await insert(table, { ...Object.fromEntries(like), ...change })
    }
  }
  return { insert, update, copy }
}
