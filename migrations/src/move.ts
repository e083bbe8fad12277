import { type Kysely, sql } from 'kysely'
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
  const tables = await tablesOf(source)
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
    return await compare(source, tx, tables)
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

/** Without those that SQLite and its full-text search keep for themselves. */
const tablesOf = async (source: AnyDb): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and type = 'table'
      and name not like 'sqlite%' and name not like 'kysely%' order by name`.execute(source)
  return rows.map(({ name }) => name)
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

/** How many rows there are, on both sides. */
const compare = async (source: AnyDb, tx: AnyDb, tables: readonly string[]): Promise<number> => {
  let all = 0
  for (const table of tables) {
    const [before, after] = [await countOf(source, table), await countOf(tx, table)]
    if (before !== after)
      throw new Error(`The table ${table} has ${before} rows, but ${after} arrived. Nothing was moved.`)
    all += before
  }
  return all
}

const countOf = async (db: AnyDb, table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.id(table)}`.execute(db)
  return Number(rows[0]!.count)
}
