import { type Kysely, Migrator, sql } from 'kysely'
import { columnsOf, type Dialect } from './dialect.ts'
import { migrations } from './index.generated.ts'

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
  if (error) throw (await fromNewerVersion(db)) ?? error
  return (results ?? []).map((result) => result.migrationName)
}

/** A sentence for the operator, if the database has been where this version does not go; its migrations are one-way. */
const fromNewerVersion = async (db: Kysely<never>): Promise<Error | undefined> => {
  const known = new Set(migrations.map(({ name }) => name))
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => undefined)
  const unknown = done?.rows.findLast(({ name }) => !known.has(name))
  return (
    unknown &&
    new Error(
      `A newer version has changed this database (${unknown.name}), and this one cannot use it. Start that version again, or restore a backup from before.`,
    )
  )
}
