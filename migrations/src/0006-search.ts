import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** Folded text that lists filter by: found by any three letters in a row, on both engines through an index. */
const searchable = [
  ['customers', 'custID', 'custSearch'],
  ['messages', 'messageID', 'messageSearch'],
  ['payments', 'paymentID', 'paymentSearch'],
] as const

export const search: Migration = {
  name: '0006-search',
  up: async ({ db, dialect }) => {
    if (dialect === 'postgres') await sql`create extension if not exists pg_trgm`.execute(db)
    for (const [table, key, column] of searchable) {
      const [t, k, c, fts] = [sql.ref(table), sql.ref(key), sql.ref(column), sql.ref(`${table}_fts`)]
      if (dialect === 'postgres') {
        await sql`create index ${sql.ref(`${table}_search`)} on ${t} using gin (${c} gin_trgm_ops)`.execute(db)
        continue
      }
      const named = (name: string) => sql.ref(`${table}_fts_${name}`)
      await sql`create virtual table ${fts} using fts5(${c}, content=${sql.lit(table)}, content_rowid=${sql.lit(key)},
        tokenize='trigram', detail='full', columnsize=0)`.execute(db)
      const add = sql`insert into ${fts}(rowid, ${c}) values (new.${k}, new.${c})`
      const remove = sql`insert into ${fts}(${fts}, rowid, ${c}) values ('delete', old.${k}, old.${c})`
      await sql`create trigger ${named('insert')} after insert on ${t} begin ${add}; end`.execute(db)
      await sql`create trigger ${named('delete')} after delete on ${t} begin ${remove}; end`.execute(db)
      await sql`create trigger ${named('update')} after update of ${c} on ${t} when old.${c} <> new.${c} begin ${remove}; ${add}; end`.execute(db)
    }
  },
}
