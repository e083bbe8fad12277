import type { Caller } from '#caller.ts'
import type { TxDb } from '#db/connect.ts'
import type { Tx } from '#db/database.ts'
import { insertAudit } from '#queries/audit.ts'

export interface AuditLine {
  readonly at: number
  readonly action: string
  /** What it was done to: `customer/12`. */
  readonly target?: string
  readonly detail?: object
}

/** Whose log it goes into, who acted, and as which user of that company. The product itself acts as nobody. */
export interface Actor {
  readonly companyID: number
  readonly actorUserID?: number | null
  readonly subjectUserID?: number | null
  readonly ip?: string
}

/** Logs what was done without a caller: a sign-in, or by the product itself. */
export const auditAs = (db: TxDb, actor: Actor, { detail, ...line }: AuditLine) =>
  insertAudit(db, { ...actor, ...line, detail: detail === undefined ? null : JSON.stringify(detail) })

/** Writes down who did what, in the log of the company that they did it in. During a support visit they act as nobody of it. */
export const audit = (tx: Tx, { companyID, userID, ip, session }: Caller, line: AuditLine) =>
  tx.query((db) =>
    auditAs(db, { companyID, actorUserID: userID, subjectUserID: session.visit ? null : userID, ip }, line),
  )
