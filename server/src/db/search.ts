import { type Expression, type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import { COUNT_CAP } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'
import type { CompanyScope } from './scope.ts'
import type { Tables } from './tables.ts'

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
  /** How many there are, counted to one past the cap, where the index alone knows: it holds the company, and nobody who was erased. */
  readonly known?: number
}

/** Trigrams find nothing shorter. */
const SHORTEST_ANYWHERE = 3
/** Up to here SQLite fetches the matches by key and sorts them; past it reading the list in order mostly meets 25 sooner. */
const FEW = 4_000
/** The same where the list's own index is read, and each of its keys looked up among the matches: no row is read. */
const FEW_WORDS = 2_000

const isLong = (term: string): boolean => Array.from(term).length >= SHORTEST_ANYWHERE
const phrase = (term: string): string => `"${term.replaceAll('"', '""')}"`
const literally = (term: string): string => term.replace(/[\\%_]/g, String.raw`\$&`)
const like = (ref: string, pattern: string) => sql<SqlBool>`${sql.ref(ref)} like ${pattern} escape ${sql.lit('\\')}`

/** Holds where a folded text contains a term. */
export const contains = (ref: string, term: string): Expression<SqlBool> => like(ref, `%${literally(term)}%`)

const joined = (conditions: readonly Expression<SqlBool>[], by: ' and ' | ' or ') =>
  sql<SqlBool>`(${sql.join(conditions, sql.raw(by))})`

/** Holds where all of them hold. */
export const every = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`1 = 1` : joined(conditions, ' and ')

/** Holds where a word of a folded text begins with a term. */
export const beginsWord = (ref: string, term: string): Expression<SqlBool> =>
  joined([like(ref, `${literally(term)}%`), like(ref, `% ${literally(term)}%`)], ' or ')

/** What words begin with that a short term finds: of an American phone also the area code. */
const beginningsOf = (term: string): string[] => (/^\d+$/.test(term) ? [term, `1${term}`] : [term])

/** How some terms are found: by an index of the table, and in each row. */
interface Sought {
  /** SQLite's full-text table, and what to match in it. */
  readonly fts: string
  readonly match: string
  /** The full-text table holds the company of every word. */
  readonly ofCompany: boolean
  /** What holds for each row, and what of it the index does not know already. */
  readonly where: Expression<SqlBool>
  readonly rest: Expression<SqlBool>
}

/**
 * Each term anywhere in the text. Where all of them are shorter than three letters, they are sought at the beginning of
 * words: anywhere, they would be in most texts.
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
  // Messages are not searched for words this short.
  if (table === 'messages' || terms.length === 0) return undefined
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

/** The rows that contain every one of the folded terms; `alias` is the table's name in the query. */
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
  if (!ofCompany) return n > FEW ? { where, counted, few: false } : { where: counted, counted, few: true }
  if (n <= FEW_WORDS) return { where: counted, counted, few: true, known: n }
  // The unary plus keeps SQLite from fetching every match: it reads the list's index, and stops at the page's end.
  return { where: n > COUNT_CAP ? where : keyIn(sql`+${byKey}`), counted, few: false, known: n }
}

/**
 * The company's column, to compare in a query for rows that are known by their keys. The unary plus keeps SQLite from
 * reading the whole company by an index instead.
 */
export const companyOfKeys = (alias: string) => sql<number>`+${sql.ref(`${alias}.companyID`)}`

/** The company's column, to compare in a query with a text match. */
export const companyColumn = (alias: string, match: TextMatch | undefined) =>
  match?.few ? companyOfKeys(alias) : sql<number>`${sql.ref(`${alias}.companyID`)}`

/** The newest rows of a company that contain every one of the folded terms, newest first: some of their columns. */
export const newestMatches = async <
  Table extends SearchedTable,
  Column extends keyof Selectable<Tables[Table]> & string,
>(
  db: Db,
  table: Table,
  {
    companyID,
    terms,
    columns,
    limit,
  }: { companyID: number; terms: readonly string[]; columns: readonly Column[]; limit: number },
): Promise<Pick<Selectable<Tables[Table]>, Column>[]> => {
  const { key, column } = SEARCHED[table]
  const [id, company] = [sql.ref(`t.${key}`), sql.ref('t.companyID')]
  const sought = soughtBy(table, `t.${column}`, companyID, terms)
  if (sought === undefined) return []
  const shown = sql.join(columns.map((name) => sql.ref(`t.${name}`)))
  const fts = sql.ref(sought.fts)
  // The full-text table comes first, so that matches are read newest first and no further than needed.
  const found = isPostgres(db)
    ? sql<Pick<Selectable<Tables[Table]>, Column>>`select ${shown} from ${sql.table(table)} as t
        where ${company} = ${companyID} and ${sought.where} order by ${id} desc limit ${limit}`
    : sql<
        Pick<Selectable<Tables[Table]>, Column>
      >`select ${shown} from ${fts} as f cross join ${sql.table(table)} as t on ${id} = f.rowid
        where f.${fts} match ${sought.match} and ${company} = ${companyID} and ${sought.rest} order by f.rowid desc limit ${limit}`
  return (await found.execute(db)).rows
}
