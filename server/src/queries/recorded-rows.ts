// Row changes that can be undone. Each returns what it did; `takeBack` undoes one.
import { sql } from 'kysely'
import { chunks } from '#db/chunks.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'

type Table = keyof Tables & string
type Cell = string | number | null
export type StoredRow = Readonly<Record<string, Cell>>

/** Rows that pointed at one record and now point at another. */
interface Moved {
  readonly did: 'move'
  readonly table: Table
  readonly key: string
  readonly ids: readonly Cell[]
  readonly column: string
  readonly from: Cell
  readonly to: Cell
}
/** One row's columns, before and after. */
interface Changed {
  readonly did: 'change'
  readonly table: Table
  readonly key: string
  readonly id: Cell
  readonly before: StoredRow
  readonly after: StoredRow
}
interface Removed {
  readonly did: 'remove'
  readonly table: Table
  readonly row: StoredRow
  /** The undone import that had added the row: it comes back only if something uses it. */
  readonly importID?: number
}
interface Added {
  readonly did: 'add'
  readonly table: Table
  readonly row: StoredRow
}
export type RecordedChange = Moved | Changed | Removed | Added

const where = (row: StoredRow) =>
  sql.join(
    Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`),
    sql` and `,
  )
const assign = (row: StoredRow) =>
  sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))

export const rowsWhere = query(
  async (db: Db, { companyID }: Tenant, table: Table, of: StoredRow): Promise<StoredRow[]> =>
    (await sql<StoredRow>`select * from ${sql.table(table)} where ${where({ companyID, ...of })}`.execute(db)).rows,
)

interface Move {
  readonly table: Table
  readonly key: string
  readonly column: string
  readonly from: Cell
  readonly to: Cell
}

export const moveRows = async (db: Db, { companyID }: Tenant, move: Move): Promise<RecordedChange[]> => {
  const { table, key, column, from, to } = move
  const { rows } = await sql<{ id: Cell }>`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where "companyID" = ${companyID} and ${sql.ref(column)} = ${from} returning ${sql.ref(key)} as "id"`.execute(db)
  return rows.length === 0 ? [] : [{ did: 'move', ...move, ids: rows.map(({ id }) => id) }]
}

/** Changes columns of one row, leaving out those that already have the value. */
export const changeRow = async (
  db: Db,
  { companyID }: Tenant,
  table: Table,
  key: string,
  old: StoredRow,
  change: StoredRow,
): Promise<RecordedChange[]> => {
  const after = Object.fromEntries(Object.entries(change).filter(([column, value]) => old[column] !== value))
  if (Object.keys(after).length === 0) return []
  const id = old[key] ?? null
  await sql`update ${sql.table(table)} set ${assign(after)} where ${where({ companyID, [key]: id })}`.execute(db)
  const before = Object.fromEntries(Object.keys(after).map((column) => [column, old[column] ?? null]))
  return [{ did: 'change', table, key, id, before, after }]
}

export const removeRow = async (db: Db, _: Tenant, table: Table, row: StoredRow): Promise<RecordedChange[]> => {
  await sql`delete from ${sql.table(table)} where ${where(row)}`.execute(db)
  return [{ did: 'remove', table, row }]
}

const insert = (db: Db, table: Table, row: StoredRow) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(db)

export const addRow = async (
  db: Db,
  { companyID }: Tenant,
  table: Table,
  given: StoredRow,
): Promise<RecordedChange[]> => {
  const row = { companyID, ...given }
  if ((await rowsWhere(db, { companyID }, table, given)).length > 0) return []
  await insert(db, table, row)
  return [{ did: 'add', table, row }]
}

/** Whether the row linked a label that has since been deleted, or an import that has been undone. */
const isOfWhatIsGone = async (db: Db, scope: Tenant, { labelID, importID }: StoredRow): Promise<boolean> =>
  (labelID !== undefined && (await rowsWhere(db, scope, 'labels', { labelID })).length === 0) ||
  (typeof importID === 'number' && (await rowsWhere(db, scope, 'imports', { importID, undoneAt: null })).length === 0)

/** Undoes one change. Anything changed again since stays as it is; a deleted label and an undone import stay so. */
export const takeBack = query(async (db: Db, { companyID }: Tenant, change: RecordedChange): Promise<void> => {
  const table = sql.table(change.table)
  if (change.did === 'remove') {
    if (!(await isOfWhatIsGone(db, { companyID }, change.row))) await insert(db, change.table, change.row)
    return
  }
  if (change.did === 'add') return void (await sql`delete from ${table} where ${where(change.row)}`.execute(db))
  if (change.did === 'move') {
    const [key, column] = [sql.ref(change.key), sql.ref(change.column)]
    for (const ids of chunks(change.ids))
      await sql`update ${table} set ${column} = ${change.from}
        where "companyID" = ${companyID} and ${key} in (${sql.join(ids)}) and ${column} = ${change.to}`.execute(db)
    return
  }
  for (const [column, before] of Object.entries(change.before))
    await sql`update ${table} set ${sql.ref(column)} = ${before}
      where ${where({ companyID, [change.key]: change.id, [column]: change.after[column] ?? null })}`.execute(db)
})
