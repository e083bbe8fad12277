import { type Kysely, sql } from 'kysely'

/** A column of a table to be searched, by the table's own whole-number key. */
export interface Searched {
  readonly table: string
  readonly key: string
  readonly column: string
}

/** An SQLite full-text table beside another, kept like it by triggers. `options` are FTS5's, for what is a token and what is kept of it. */
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
