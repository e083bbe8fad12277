import { type Kysely, sql } from 'kysely'

/** A column of a table to be searched, by the table's own integer key. */
export interface Searched {
  readonly table: string
  readonly key: string
  readonly column: string
}

/**
 * Leaves the merging of a full-text table to the server's own steps (`server/src/db/upkeep.ts`). By default every
 * sixteenth write to a table merges all that is due, for seconds, while everyone else waits.
 */
export const mergeInSteps = async (db: Kysely<unknown>, name: string): Promise<void> => {
  const fts = sql.ref(name)
  await sql`insert into ${fts}(${fts}, rank) values ('automerge', 0)`.execute(db)
  await sql`insert into ${fts}(${fts}, rank) values ('crisismerge', 1000)`.execute(db)
}

/**
 * A SQLite full-text table next to another, kept in step by triggers. `options` are FTS5's, for what counts as a token
 * and what is stored.
 */
export const addFullText = async (
  db: Kysely<unknown>,
  name: string,
  { table, key, column }: Searched,
  options: string,
): Promise<void> => {
  const [t, k, c, fts] = [sql.ref(table), sql.ref(key), sql.ref(column), sql.ref(name)]
  await sql`create virtual table ${fts} using fts5(${c}, content=${sql.lit(table)}, content_rowid=${sql.lit(key)}, ${sql.raw(options)}, columnsize=0)`.execute(
    db,
  )
  await sql`insert into ${fts}(${fts}) values ('rebuild')`.execute(db)
  const trigger = (act: string) => sql.ref(`${name}_${act}`)
  const add = sql`insert into ${fts}(rowid, ${c}) values (new.${k}, new.${c})`
  const remove = sql`insert into ${fts}(${fts}, rowid, ${c}) values ('delete', old.${k}, old.${c})`
  await sql`create trigger ${trigger('insert')} after insert on ${t} begin ${add}; end`.execute(db)
  await sql`create trigger ${trigger('delete')} after delete on ${t} begin ${remove}; end`.execute(db)
  await sql`create trigger ${trigger('update')} after update of ${c} on ${t} when old.${c} <> new.${c} begin ${remove}; ${add}; end`.execute(
    db,
  )
}

/** The number of hexadecimal digits in front of every word: its company. `db/search.ts` uses them. */
const TAG = '%07x'
const WORDS = `tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'", prefix='8 9 10', detail='none', columnsize=0`

/**
 * A SQLite full-text table of a column's words, each with its company in front: matches for some first letters are
 * counted and paged without reading a row. `when` decides, by the row's name in a trigger, whether a row can be found.
 */
export const addCompanyWords = async (
  db: Kysely<unknown>,
  name: string,
  { table, key, column }: Searched,
  when?: string,
): Promise<void> => {
  const fts = sql.ref(name)
  const tag = (row: string) => sql`printf(${sql.lit(TAG)}, ${sql.ref(`${row}.companyID`)})`
  const words = (row: string) => sql`${tag(row)} || replace(${sql.ref(`${row}.${column}`)}, ' ', ' ' || ${tag(row)})`
  const findable = (row: string) => (when === undefined ? sql`1` : sql`${sql.ref(`${row}.${when}`)} is null`)
  const add = (row: string) =>
    sql`insert into ${fts}(rowid, words) select ${sql.ref(`${row}.${key}`)}, ${words(row)} where ${findable(row)}`
  const remove = sql`insert into ${fts}(${fts}, rowid, words) select 'delete', ${sql.ref(`old.${key}`)}, ${words('old')} where ${findable('old')}`
  const trigger = (act: string) => sql.ref(`${name}_${act}`)
  await sql`create virtual table ${fts} using fts5(words, content='', ${sql.raw(WORDS)})`.execute(db)
  await sql`insert into ${fts}(rowid, words) select ${sql.ref(`t.${key}`)}, ${words('t')} from ${sql.table(table)} as t where ${findable('t')}`.execute(
    db,
  )
  await sql`create trigger ${trigger('insert')} after insert on ${sql.table(table)} begin ${add('new')}; end`.execute(
    db,
  )
  await sql`create trigger ${trigger('delete')} after delete on ${sql.table(table)} begin ${remove}; end`.execute(db)
  const watched = sql.join([column, ...(when === undefined ? [] : [when])].map((one) => sql.ref(one)))
  const found = when === undefined ? sql`` : sql` or ${findable('old')} <> ${findable('new')}`
  await sql`create trigger ${trigger('update')} after update of ${watched} on ${sql.table(table)}
    when old.${sql.ref(column)} <> new.${sql.ref(column)}${found} begin ${remove}; ${add('new')}; end`.execute(db)
}
