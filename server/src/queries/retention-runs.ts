import type { Selectable, Updateable } from 'kysely'
import type { RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { RetentionRunsTable } from '#db/retention-tables.ts'
import type { Tenant } from '#db/scope.ts'

export type RetentionRun = Selectable<RetentionRunsTable>

/** The latest run of each kind. */
export const retentionRuns = query((db: Db, { companyID }: Tenant): Promise<RetentionRun[]> =>
  db.selectFrom('retention_runs').selectAll().where('companyID', '=', companyID).orderBy('kind').execute(),
)

/** Begins a run: it replaces the one before it. */
export const beginRun = query(async (db: TxDb, run: RetentionRun): Promise<void> => {
  const { companyID: _, kind: __, ...rest } = run
  await db
    .insertInto('retention_runs')
    .values(run)
    .onConflict((conflict) => conflict.columns(['companyID', 'kind']).doUpdateSet(rest))
    .execute()
})

export const updateRun = query(
  (db: TxDb, { companyID }: Tenant, kind: RetentionKind, change: Updateable<RetentionRunsTable>) =>
    db.updateTable('retention_runs').set(change).where('companyID', '=', companyID).where('kind', '=', kind).execute(),
)
