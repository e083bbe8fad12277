import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'

type AnyDb = Kysely<Record<string, Record<string, unknown>>>

/** How many rows a table has, and a sum of each of its columns. */
export interface TableFigures {
  readonly rows: number
  readonly sums: Readonly<Record<string, string>>
}

/** Of every table. Two databases with the same rows have the same figures, whatever their engines. */
export type Figures = Readonly<Record<string, TableFigures>>

/** Without those that the engine, its full-text search and the migrations keep for themselves. */
export const tablesOf = async (db: Kysely<never>, dialect: Dialect): Promise<string[]> => {
  const named =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table'
          and name not like 'sqlite%' and name not like 'kysely%' order by name`
      : sql<{ name: string }>`select tablename as name from pg_tables
          where schemaname = current_schema() and tablename not like 'kysely%'`
  return (await named.execute(db)).rows.map(({ name }) => name).sort()
}

interface Column {
  readonly name: string
  readonly type: string
}

const columnsOf = async (db: AnyDb, dialect: Dialect, table: string): Promise<readonly Column[]> => {
  const described =
    dialect === 'sqlite'
      ? sql<Column>`select name, lower(type) as type from pragma_table_info(${table})`
      : sql<Column>`select column_name as name, data_type as type from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`
  return (await described.execute(db)).rows
}

/** Whole numbers in two parts: instants of millions of rows would add up to more than SQLite can hold. */
const PART = sql.lit(1 << 20)
const NUMBER = /int/
const TEXT = /text|char/
const BYTES = /blob|bytea/

const sumOf = (dialect: Dialect, { name, type }: Column) => {
  const column = sql.ref(name)
  const text = (sum: ReturnType<typeof sql>) => sql`cast(coalesce(${sum}, 0) as text)`
  if (NUMBER.test(type))
    return sql`${text(sql`sum(${column} / ${PART})`)} || ':' || ${text(sql`sum(${column} % ${PART})`)}`
  if (dialect === 'postgres')
    return TEXT.test(type) || BYTES.test(type) ? text(sql`sum(octet_length(${column}))`) : text(sql`count(${column})`)
  if (BYTES.test(type)) return text(sql`sum(length(${column}))`)
  // The sum of fractions depends on their order.
  return TEXT.test(type) ? text(sql`sum(length(cast(${column} as blob)))`) : text(sql`count(${column})`)
}

/** PostgreSQL's texts hold no NUL, so that a move leaves it out: it isn't counted. */
const withoutNul = async (db: AnyDb, table: string, column: string, sum: string): Promise<string> => {
  const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.id(table)}
    where instr(cast(${sql.ref(column)} as blob), x'00') > 0`.execute(db)
  const left = rows.reduce((count, { value }) => count + value.split('\u0000').length - 1, 0)
  return String(Number(sum) - left)
}

const ofTable = async (db: AnyDb, dialect: Dialect, table: string): Promise<TableFigures> => {
  const columns = await columnsOf(db, dialect, table)
  const sums = columns.map((column) => sql`${sumOf(dialect, column)} as ${sql.id(column.name)}`)
  const texts = dialect === 'sqlite' ? columns.filter(({ type }) => TEXT.test(type)) : []
  const nuls = texts.map(
    ({ name }) => sql`max(instr(cast(${sql.ref(name)} as blob), x'00')) as ${sql.id(`${name} has NUL`)}`,
  )
  const {
    rows: [found],
  } = await sql<Record<string, unknown>>`
    select count(*) as "all rows", ${sql.join([...sums, ...nuls])} from ${sql.id(table)}`.execute(db)
  const entries: [string, string][] = []
  for (const { name } of columns) {
    const sum = String(found![name])
    entries.push([name, Number(found![`${name} has NUL`] ?? 0) > 0 ? await withoutNul(db, table, name, sum) : sum])
  }
  entries.sort(([one], [other]) => (one < other ? -1 : 1))
  return { rows: Number(found!['all rows']), sums: Object.fromEntries(entries) }
}

export const figuresOf = async (db: Kysely<never>, dialect: Dialect): Promise<Figures> => {
  const figures: Record<string, TableFigures> = {}
  for (const table of await tablesOf(db, dialect))
    figures[table] = await ofTable(db as unknown as AnyDb, dialect, table)
  return figures
}

/** The first table that differs, in a sentence; undefined if none does. */
export const differenceOf = (before: Figures, after: Figures): string | undefined => {
  for (const table of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[table], after[table]]
    if (!was || !is) return `The table ${table} is in one of the two only.`
    if (was.rows !== is.rows) return `The table ${table} has ${was.rows} rows, but ${is.rows} arrived.`
    const column = Object.keys(was.sums).find((name) => was.sums[name] !== is.sums[name])
    if (column !== undefined)
      return `The table ${table} has other values in ${column}: they add up to ${was.sums[column]}, but to ${is.sums[column]} in the copy.`
  }
  return undefined
}

export const countRows = (figures: Figures): number => Object.values(figures).reduce((sum, { rows }) => sum + rows, 0)
