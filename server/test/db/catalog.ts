import { sql } from 'kysely'
import type { Connection } from '#db/connect.ts'

/** Every key, index, trigger and column that PostgreSQL has for the product, as it writes them. */
export const catalogOf = async ({ reads }: Connection): Promise<readonly string[]> => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as line
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', table_name, column_name, data_type, collation_name, column_default, is_nullable)
      from information_schema.columns where table_schema = 'public'`.execute(reads)
  return rows.map(({ line }) => line).sort()
}
