import { type Kysely, sql } from 'kysely'
import { countRows, differenceOf, figuresOf, tablesOf } from './figures.ts'
import { migrate } from './migrate.ts'
import { pages } from './pages.ts'
import { setAside } from './set-aside.ts'

type AnyDb = Kysely<Record<string, Record<string, unknown>>>

export interface Moved {
  tables: number
  rows: number
}

/**
 * Copies an SQLite database that nobody writes to into an empty PostgreSQL database: all or, if anything is wrong,
 * nothing but empty tables. Throws a sentence for the operator if there is anything in the target already.
 */
export const move = async (from: Kysely<never>, to: Kysely<never>): Promise<Moved> => {
  const [source, target] = [from as unknown as AnyDb, to as unknown as AnyDb]
  await requireEmpty(target)
  await migrate(from, 'sqlite')
  await migrate(to, 'postgres')
  const tables = await tablesOf(from, 'sqlite')
  const rows = await target.transaction().execute(async (tx) => {
    const putBack = await setAside(tx as never)
    for (const table of tables)
      await copy(source, tx, table).catch((cause: unknown) => {
        throw new Error(`Nothing was moved: the table ${table} could not be copied. ${String(cause)}`, { cause })
      })
    await goOnCounting(source, tx)
    await putBack()
    // Otherwise the first queries would be planned without knowing how much there is.
    await sql`analyze`.execute(tx)
    return await compare(source, tx as never)
  })
  return { tables: tables.length, rows }
}

const requireEmpty = async (target: AnyDb): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'`.execute(
    target,
  )
  for (const { name } of rows)
    if ((await sql`select from ${sql.id(name)} limit 1`.execute(target)).rows.length > 0)
      throw new Error(
        `The PostgreSQL database is not empty: there is something in its table ${name}. Nothing was changed. Create an empty database; one that a server was started on has been written to.`,
      )
}

const copy = async (source: AnyDb, tx: AnyDb, table: string): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(source)
  const columns = sql.join(rows.map(({ name }) => sql.id(name)))
  const all = source
    .selectFrom(table)
    .selectAll()
    .orderBy(sql`rowid`)
  for await (const page of pages(all.stream()))
    await sql`insert into ${sql.id(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.id(table)}, ${page}::json)`.execute(tx)
}

/** From the highest id there ever was: one that is gone may still be known to someone. */
const goOnCounting = async (source: AnyDb, tx: AnyDb): Promise<void> => {
  const counters = await sql<{
    name: string
    seq: number
  }>`select name, seq from sqlite_sequence where seq > 0`.execute(source)
  for (const { name, seq } of counters.rows)
    await sql`select setval(pg_get_serial_sequence(format('%I', table_name), column_name), ${seq})
      from information_schema.columns
      where table_schema = current_schema() and table_name = ${name} and is_identity = 'YES'`.execute(tx)
}

/** The same rows on both sides, as far as counts and sums tell. */
const compare = async (source: AnyDb, tx: AnyDb): Promise<number> => {
  const before = await figuresOf(source as never, 'sqlite')
  const difference = differenceOf(before, await figuresOf(tx as never, 'postgres'))
  if (difference !== undefined) throw new Error(`${difference} Nothing was moved.`)
  return countRows(before)
}
