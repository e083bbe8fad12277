import { type Expression, type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import { COUNT_CAP } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'
import { orNone } from './or-none.ts'
import type { CompanyScope } from './scope.ts'
import type { Tables } from './tables.ts'

/** The tables that can be searched by text: their key, and the folded text (core/domain/text/fold.ts) to search in. */
const SEARCHED = {
  customers: { key: 'custID', column: 'custSearch' },
  messages: { key: 'messageID', column: 'messageSearch' },
  payments: { key: 'paymentID', column: 'paymentSearch' },
  users: { key: 'userID', column: 'userFold' },
} as const
export type SearchedTable = keyof typeof SEARCHED

export interface TextMatch {
  /** True for rows that contain every term: for reading a page. */
  readonly where: Expression<SqlBool>
  /** True for the same rows: for counting them, when the index should be read instead of each row. */
  readonly counted: Expression<SqlBool>
  /** So few rows that it is best to fetch them by key: see `companyColumn`. */
  readonly few: boolean
  /**
   * How many there are, counted to one past the cap, if the index alone can tell: it includes the company, and leaves
   * out erased customers.
   */
  readonly known?: number
  /** The index says that there are none, in any company. */
  readonly none?: boolean
}

/** Trigrams cannot find anything shorter. */
const SHORTEST_ANYWHERE = 3
/**
 * Up to this many, SQLite fetches the matches by key and sorts them; beyond it, reading the list in order usually finds
 * 25 sooner.
 */
const FEW = 4_000
/** The same when the list's own index is read and each of its keys is looked up among the matches: no row is read. */
const FEW_WORDS = 2_000

export const isLong = (term: string): boolean => Array.from(term).length >= SHORTEST_ANYWHERE
export const phrase = (term: string): string => `"${term.replaceAll('"', '""')}"`
const literally = (term: string): string => term.replace(/[\\%_]/g, String.raw`\$&`)
const like = (text: string | RawBuilder<string>, pattern: string) =>
  sql<SqlBool>`${typeof text === 'string' ? sql.ref(text) : text} like ${pattern} escape ${sql.lit('\\')}`

/** True where a folded text contains a term: a column’s, or one that is put together. */
export const contains = (text: string | RawBuilder<string>, term: string): Expression<SqlBool> =>
  like(text, `%${literally(term)}%`)

const joined = (conditions: readonly Expression<SqlBool>[], by: ' and ' | ' or ') =>
  sql<SqlBool>`(${sql.join(conditions, sql.raw(by))})`

/** True where all of the conditions are. */
export const every = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`1 = 1` : joined(conditions, ' and ')

/** True where a word of a folded text begins with a term. */
export const beginsWord = (ref: string, term: string): Expression<SqlBool> =>
  joined([like(ref, `${literally(term)}%`), like(ref, `% ${literally(term)}%`)], ' or ')

/** The word beginnings a short term matches: for an American phone number, its area code too. */
const beginningsOf = (term: string): string[] => (/^\d+$/.test(term) ? [term, `1${term}`] : [term])

/** How some terms are found: by an index of the table, and in each row. */
interface Sought {
  /** SQLite's full-text table, and what to match in it. */
  readonly fts: string
  readonly match: string
  /** The full-text table stores the company with every word. */
  readonly ofCompany: boolean
  /** The condition on each row, and the part of it that the index does not cover. */
  readonly where: Expression<SqlBool>
  readonly rest: Expression<SqlBool>
}

/**
 * Matches each term anywhere in the text. If all are shorter than three letters, it matches only the beginning of
 * words: anywhere else, they would match most texts.
 */
const soughtBy = (
  table: SearchedTable,
  ref: string,
  companyID: number,
  terms: readonly string[],
): Sought | undefined => {
  const contained = (some: readonly string[]) => every(some.map((term) => contains(ref, term)))
  const long = terms.filter(isLong)
  if (long.length > 0)
    return {
      fts: `${table}_fts`,
      match: long.map(phrase).join(' AND '),
      ofCompany: false,
      where: contained(terms),
      rest: contained(terms.filter((term) => !isLong(term))),
    }
  // Only customers and payments are searched for words this short.
  if (table === 'messages' || table === 'users' || terms.length === 0) return undefined
  const tag = companyID.toString(16).padStart(7, '0')
  return {
    fts: `${table}_words_fts`,
    ofCompany: true,
    match: terms
      .map(
        (term) =>
          `(${beginningsOf(term)
            .map((beginning) => `${phrase(tag + beginning)}*`)
            .join(' OR ')})`,
      )
      .join(' AND '),
    where: every(
      terms.map((term) =>
        joined(
          beginningsOf(term).map((beginning) => beginsWord(ref, beginning)),
          ' or ',
        ),
      ),
    ),
    rest: every([]),
  }
}

/** The rows that contain every folded term; `alias` is the table's name in the query. */
export const matchText = async (
  db: Db,
  { companyID }: CompanyScope,
  table: SearchedTable,
  terms: readonly string[],
  alias: string = table,
): Promise<TextMatch> => {
  const { key, column } = SEARCHED[table]
  const sought = soughtBy(table, `${alias}.${column}`, companyID, terms)
  if (sought === undefined) return { where: every([]), counted: every([]), few: false }
  const { fts, match, where, rest, ofCompany } = sought
  if (isPostgres(db)) return { where, counted: where, few: false }
  const matching = sql`select rowid as "id" from ${sql.ref(fts)} where ${sql.ref(fts)} match ${match}`
  const keyIn = (ref: RawBuilder<unknown>) => every([sql<SqlBool>`${ref} in (${matching})`, rest])
  const byKey = sql.ref(`${alias}.${key}`)
  const upTo = ofCompany ? COUNT_CAP : FEW
  const { rows } = await sql<{
    n: number
  }>`select count(*) as "n" from (${matching} limit ${sql.lit(upTo + 1)})`.execute(db)
  const n = rows[0]?.n ?? 0
  const counted = keyIn(byKey)
  if (!ofCompany)
    return n > FEW ? { where, counted, few: false } : { where: counted, counted, few: true, none: n === 0 }
  if (n <= FEW_WORDS) return { where: counted, counted, few: true, known: n }
  // The unary plus keeps SQLite from fetching every match: it reads the list's index and stops at the end of the page.
  return { where: n > COUNT_CAP ? where : keyIn(sql`+${byKey}`), counted, few: false, known: n }
}

/**
 * The company's column, for comparing in a query for rows whose keys are known. The unary plus keeps SQLite from
 * reading the whole company by an index instead.
 */
export const companyOfKeys = (alias: string) => sql<number>`+${sql.ref(`${alias}.companyID`)}`

/** The company's column, for comparing in a query with a text match. */
export const companyColumn = (alias: string, match: TextMatch | undefined) =>
  match?.few ? companyOfKeys(alias) : sql<number>`${sql.ref(`${alias}.companyID`)}`

type Newest<Table extends SearchedTable, Column> = {
  readonly companyID: number
  readonly terms: readonly string[]
  readonly columns: readonly Column[]
  readonly limit: number
  /** Messages are looked for at these stores only. */
} & (Table extends 'messages' ? { readonly storeIDs: readonly number[] } : { readonly storeIDs?: never })
type ColumnOf<Table extends SearchedTable> = keyof Selectable<Tables[Table]> & string

/** The query for a company's newest rows that contain every folded term, newest first: some of their columns. */
export const newestQuery = <Table extends SearchedTable, Column extends ColumnOf<Table>>(
  db: Db,
  table: Table,
  { companyID, terms, columns, limit, storeIDs }: Newest<Table, Column>,
): RawBuilder<Pick<Selectable<Tables[Table]>, Column>> | undefined => {
  const { key, column } = SEARCHED[table]
  const [id, company] = [sql.ref(`t.${key}`), sql.ref('t.companyID')]
  const sought = soughtBy(table, `t.${column}`, companyID, terms)
  if (sought === undefined) return undefined
  const shown = sql.join(columns.map((name) => sql.ref(`t.${name}`)))
  const fts = sql.ref(sought.fts)
  // The unary plus keeps a store's index from being read instead of the text's.
  const atStores = storeIDs
    ? sql<SqlBool>`+${sql.ref('t.storeID')} in (${sql.join(orNone(storeIDs))})`
    : sql<SqlBool>`1 = 1`
  // The full-text table comes first, so that matches are read newest first and no further than needed.
  const matches = isPostgres(db)
    ? sql`${sql.table(table)} as t where ${company} = ${companyID} and ${sought.where} and ${atStores}`
    : sql`${fts} as f cross join ${sql.table(table)} as t on ${id} = f.rowid
        where f.${fts} match ${sought.match} and ${company} = ${companyID} and ${sought.rest} and ${atStores}`
  return sql`select ${shown} from ${matches} order by ${isPostgres(db) ? id : sql.ref('f.rowid')} desc limit ${sql.lit(limit)}`
}

/** The rows that it finds. */
export const newestMatches = async <Table extends SearchedTable, Column extends ColumnOf<Table>>(
  db: Db,
  table: Table,
  asked: Newest<Table, Column>,
): Promise<Pick<Selectable<Tables[Table]>, Column>[]> => (await newestQuery(db, table, asked)?.execute(db))?.rows ?? []
