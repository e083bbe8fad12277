import type { Caller } from '#caller.ts'
import type { Tx } from '#db/database.ts'
import { insertAudit } from '#queries/audit.ts'

export interface AuditLine {
  readonly at: number
  readonly action: string
  /** What it was done to: `customer/12`. */
  readonly target: string
  readonly detail?: object
}

/** Writes down who did what, in the log of the company that they did it in. During a support visit they act as nobody of it. */
export const audit = (tx: Tx, { companyID, userID, ip, session }: Caller, { detail, ...line }: AuditLine) =>
  tx.query((db) =>
    insertAudit(db, {
      companyID,
      actorUserID: userID,
      subjectUserID: session.visit ? null : userID,
      ip,
      detail: detail === undefined ? null : JSON.stringify(detail),
      ...line,
    }),
  )
