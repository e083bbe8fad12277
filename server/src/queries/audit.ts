import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { AuditTable } from '#db/tables.ts'

/** Adds a line to a company's log of who did what. Lines never change. */
export const insertAudit = (
  db: TxDb,
  line: Partial<Insertable<AuditTable>> & Pick<AuditTable, 'companyID' | 'at' | 'action'>,
) =>
  db
    .insertInto('audit')
    .values({ actorUserID: null, subjectUserID: null, target: null, detail: null, ip: null, ...line })
    .execute()

type Actor = Pick<CompanyScope, 'companyID'> & { readonly userID: number }

const linesOf = (db: Db, { companyID, userID }: Actor) =>
  db.selectFrom('audit').where('companyID', '=', companyID).where('actorUserID', '=', userID)

/** The newest line by this person in this company's log; 0 without any. */
export const lastAuditID = async (db: Db, actor: Actor): Promise<number> =>
  (
    await linesOf(db, actor)
      .select((eb) => eb.fn.max('auditID').as('last'))
      .executeTakeFirstOrThrow()
  ).last ?? 0

export const auditedSince = async (db: Db, actor: Actor, auditID: number): Promise<boolean> =>
  (await lastAuditID(db, actor)) > auditID
