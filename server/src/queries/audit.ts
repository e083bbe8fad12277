import type { Insertable } from 'kysely'
import type { TxDb } from '#db/connect.ts'
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
