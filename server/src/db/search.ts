import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'

/** The tables that can be searched by text: their key, and the folded text (core/domain/customer/fold.ts) sought in. */
const SEARCHED = {
  customers: { key: 'custID', column: 'custSearch' },
  messages: { key: 'messageID', column: 'messageSearch' },
  payments: { key: 'paymentID', column: 'paymentSearch' },
} as const
export type SearchedTable = keyof typeof SEARCHED

export interface TextMatch {
  /** Holds for rows that contain every term: for reading a page. */
  readonly where: Expression<SqlBool>
  /** Holds for the same rows: for counting them, where it is the index that should be read and not each row. */
  readonly counted: Expression<SqlBool>
  /** The rows are so few that they are best fetched by their keys: see `companyColumn`. */
  readonly few: boolean
}

/** Trigrams find nothing shorter. */
const SHORTEST_INDEXED = 3
/** Up to here SQLite fetches the matches by key and sorts them; past it reading the list in order meets 25 sooner. */
const FEW = 2_000

const isIndexed = (term: string): boolean => Array.from(term).length >= SHORTEST_INDEXED
const phrase = (term: string): string => `"${term.replaceAll('"', '""')}"`
const literally = (term: string): string => term.replace(/[\\%_]/g, String.raw`\$&`)
const like = (ref: string, pattern: string) => sql<SqlBool>`${sql.ref(ref)} like ${pattern} escape ${sql.lit('\\')}`

/** Holds where a folded text contains a term. */
export const contains = (ref: string, term: string): Expression<SqlBool> => like(ref, `%${literally(term)}%`)

/** Holds where a word of a folded text begins with a term. */
export const beginsWord = (ref: string, term: string): Expression<SqlBool> =>
  sql<SqlBool>`(${like(ref, `${literally(term)}%`)} or ${like(ref, `% ${literally(term)}%`)})`

/** Holds where all of them hold. */
export const every = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

/** The rows that contain every one of the folded terms; `alias` is the table's name in the query. */
export const matchText = async (db: Db, table: SearchedTable, terms: readonly string[], alias: string = table): Promise<TextMatch> => {
  const { key, column } = SEARCHED[table]
  const contained = (wanted: readonly string[]) => every(wanted.map((term) => contains(`${alias}.${column}`, term)))
  const indexed = terms.filter(isIndexed)
  const everywhere = contained(terms)
  if (isPostgres(db) || indexed.length === 0) return { where: everywhere, counted: everywhere, few: false }
  const ids = await matchingKeys(db, table, indexed, FEW + 1)
  const keyIn = (keys: RawBuilder<unknown>) =>
    every([sql<SqlBool>`${sql.ref(`${alias}.${key}`)} in (${keys})`, contained(terms.filter((term) => !isIndexed(term)))])
  if (ids.length > FEW) {
    const counted = keyIn(sql`select rowid from ${sql.ref(`${table}_fts`)} where ${ftsMatch(table, indexed)}`)
    return { where: everywhere, counted, few: false }
  }
  const where = keyIn(sql.raw(ids.join(', ')))
  return { where, counted: where, few: true }
}

const ftsMatch = (table: SearchedTable, terms: readonly string[]) =>
  sql`${sql.ref(`${table}_fts`)} match ${terms.map(phrase).join(' AND ')}`

const matchingKeys = async (db: Db, table: SearchedTable, terms: readonly string[], limit: number): Promise<number[]> => {
  const fts = sql.ref(`${table}_fts`)
  const found = sql<{ id: number }>`select rowid as "id" from ${fts} where ${ftsMatch(table, terms)} limit ${sql.lit(limit)}`
  const { rows } = await found.execute(db)
  return rows.map((row) => row.id)
}

/**
 * The company's column, to compare in a query with a text match. Few matches are fetched by key: the unary plus keeps
 * SQLite, which knows no statistics, from reading the whole company by an index instead.
 */
export const companyColumn = (alias: string, match: TextMatch | undefined) =>
  match?.few ? sql<number>`+${sql.ref(`${alias}.companyID`)}` : sql<number>`${sql.ref(`${alias}.companyID`)}`

/** The newest rows of a company that contain every one of the folded terms, by key, newest first. */
export const newestMatches = async (
  db: Db,
  table: SearchedTable,
  { companyID, terms, limit }: { companyID: number; terms: readonly string[]; limit: number },
): Promise<number[]> => {
  const { key, column } = SEARCHED[table]
  const [id, company] = [sql.ref(`t.${key}`), sql.ref('t.companyID')]
  const indexed = isPostgres(db) ? [] : terms.filter(isIndexed)
  const others = every(terms.filter((term) => !indexed.includes(term)).map((term) => contains(`t.${column}`, term)))
  const fts = sql.ref(`${table}_fts`)
  // The full-text table comes first, so that matches are read newest first and no further than needed.
  const { rows } =
    indexed.length > 0
      ? await sql<{ id: number }>`select f.rowid as "id" from ${fts} as f cross join ${sql.table(table)} as t on ${id} = f.rowid
          where f.${ftsMatch(table, indexed)} and ${company} = ${companyID} and ${others} order by f.rowid desc limit ${limit}`.execute(db)
      : await sql<{ id: number }>`select ${id} as "id" from ${sql.table(table)} as t
          where ${company} = ${companyID} and ${others} order by ${id} desc limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
