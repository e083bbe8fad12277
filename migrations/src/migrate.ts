import { type Kysely, Migrator } from 'kysely'
import { columnsOf, type Dialect } from './dialect.ts'
import { migrations } from './index.ts'

/**
 * Brings a database up to date and returns the names of the migrations that ran. Up only; one that landed late runs
 * late.
 */
export const migrate = async (db: Kysely<never>, dialect: Dialect): Promise<string[]> => {
  const columns = columnsOf(dialect)
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        migrations.map((migration) => [
          migration.name,
          { up: (tx: Kysely<unknown>) => migration.up({ db: tx, schema: tx.schema, dialect, columns }) },
        ]),
      ),
  }
  const { error, results } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
