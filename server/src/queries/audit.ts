import type { Insertable } from 'kysely'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import type { Db, TxDb } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import type { AuditTable } from '#db/tables.ts'

/** Adds a line to a company's log of who did what. Lines never change. */
export const insertAudit = (
  db: TxDb,
  line: Partial<Insertable<AuditTable>> & Pick<AuditTable, 'companyID' | 'at' | 'action' | 'auditWords'>,
) =>
  db
    .insertInto('audit')
    .values({ actorUserID: null, subjectUserID: null, target: null, detail: null, ip: null, ...line })
    .execute()

/** How often each user overrode a rule between two moments, the second not included. */
export const overridesBy = async (
  db: Db,
  { companyID }: Tenant,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Map<number | null, number>> => {
  const action: ActivityAction = 'override'
  const rows = await db
    .selectFrom('audit')
    .select((eb) => ['actorUserID', eb.fn.countAll<number>().as('overrides')])
    .where('companyID', '=', companyID)
    .where('action', '=', action)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('actorUserID')
    .execute()
  return new Map(rows.map(({ actorUserID, overrides }) => [actorUserID, Number(overrides)]))
}
