import { type Kysely, sql } from 'kysely'

/** What a table of PostgreSQL does with each row that comes, and how to bring that back. */
interface SetAside {
  readonly away: string
  readonly back: string
}

/**
 * Takes the foreign keys, the indexes and the triggers off the tables of a transaction, and returns what puts them back.
 * Until then rows may come in any order, no trigger counts what is counted already, and an index that is built at once
 * takes a fraction of the work.
 */
export const setAside = async (tx: Kysely<unknown>): Promise<() => Promise<void>> => {
  // In this order: a foreign key needs the index of what it names.
  const found = [await read(tx, FOREIGN_KEYS), await read(tx, INDEXES), await read(tx, TRIGGERS)].flat()
  for (const { away } of found) await sql.raw(away).execute(tx)
  return async () => {
    for (const { back } of found.toReversed()) await sql.raw(back).execute(tx)
  }
}

const read = async (tx: Kysely<unknown>, query: ReturnType<typeof sql<SetAside>>) => (await query.execute(tx)).rows

const FOREIGN_KEYS = sql<SetAside>`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "away",
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "back"
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`

/** Those of primary and unique keys stay: each row is looked at as it comes. */
const INDEXES = sql<SetAside>`
  select format('drop index %s', indexrelid::regclass) as "away", pg_get_indexdef(indexrelid) as "back"
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    and indrelid::regclass::text not like 'kysely%' order by indexrelid`

const TRIGGERS = sql<SetAside>`
  select format('alter table %s disable trigger user', tgrelid::regclass) as "away",
    format('alter table %s enable trigger user', tgrelid::regclass) as "back"
  from (select distinct tgrelid from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace) as watched`
