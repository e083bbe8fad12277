import type { Insertable } from 'kysely'
import { KEEP_FOREVER, type Keep } from '@xd/core/domain/retention/retention.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import type { RetentionSettingsTable } from '#db/retention-tables.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

export interface RetentionSettings {
  readonly keep: Keep
  readonly version: number
  readonly nextRunAt: number
}

const UNSET: RetentionSettings = { keep: KEEP_FOREVER, version: 0, nextRunAt: 0 }

const readRow = (row: RetentionSettingsTable | undefined): RetentionSettings =>
  row === undefined ? UNSET : { ...row, keep: { ...KEEP_FOREVER, ...(JSON.parse(row.keep) as Partial<Keep>) } }

const ofCompany = (db: Db, { companyID }: Tenant) =>
  db.selectFrom('retention_settings').selectAll().where('companyID', '=', companyID)

/** How long a company keeps its records: forever unless set. */
export const findRetention = query(async (db: Db, scope: Tenant): Promise<RetentionSettings> =>
  readRow(await ofCompany(db, scope).executeTakeFirst()),
)

/** The same, locked, so that nothing is deleted by a choice that has just been changed. */
export const lockRetention = query(async (db: TxDb, scope: Tenant): Promise<RetentionSettings> =>
  readRow(
    await ofCompany(db, scope)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
  ),
)

/** Saves a company's choice, unless someone else has saved since `expected`; false then. */
export const saveRetention = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    { keep, nextRunAt }: Pick<RetentionSettings, 'keep' | 'nextRunAt'>,
    expected: number,
  ): Promise<boolean> => {
    const chosen = Object.fromEntries(Object.entries(keep).filter(([, months]) => months !== null))
    const row: Insertable<RetentionSettingsTable> = {
      companyID,
      keep: JSON.stringify(chosen),
      version: expected + 1,
      nextRunAt,
    }
    const saved = await db
      .insertInto('retention_settings')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('companyID')
          .doUpdateSet({ keep: row.keep, version: row.version, nextRunAt })
          .where('retention_settings.version', '=', expected),
      )
      .returning('version')
      .executeTakeFirst()
    return saved?.version === expected + 1
  },
)

export const setNextRun = query((db: TxDb, { companyID }: Tenant, nextRunAt: number) =>
  db.updateTable('retention_settings').set({ nextRunAt }).where('companyID', '=', companyID).execute(),
)

/** The companies that have ever made a choice. */
export const companiesWithRetention = query(async (db: Db, _: SystemScope): Promise<number[]> =>
  (await db.selectFrom('retention_settings').select('companyID').orderBy('companyID').execute()).map(
    ({ companyID }) => companyID,
  ),
)
