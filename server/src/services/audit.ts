import { Clock, Effect } from 'effect'
import type { Detail } from '@xd/core/domain/activity/details.ts'
import { activitySearchText } from '@xd/core/domain/activity/search-text.ts'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import type { Caller } from '#caller.ts'
import type { TxDb } from '#db/connect.ts'
import { Transaction, type Tx } from '#db/transaction.ts'
import { query } from '#db/query.ts'
import { insertAudit } from '#queries/audit.ts'

export interface AuditLine {
  readonly action: ActivityAction
  /** The record it was done to: `customer/12`. */
  readonly target?: string
  readonly detail?: object
}

/** The log it goes into, who acted, and as which user of that company. The product itself has no user. */
export interface Actor {
  readonly companyID: number
  readonly actorUserID?: number | null
  readonly subjectUserID?: number | null
  readonly ip?: string
}

/** Logs an action without a caller: a sign-in, or an automatic action. */
export const auditAs = query((db: TxDb, actor: Actor, { detail, ...line }: AuditLine & { readonly at: number }) => {
  const said = detail === undefined ? null : JSON.stringify(detail)
  const auditWords = activitySearchText(
    line.action,
    line.target ?? null,
    said === null ? null : (JSON.parse(said) as Detail),
  )
  return insertAudit(db, { ...actor, ...line, detail: said, auditWords })
})

/** The transactions that have written a line. */
const logged = new WeakSet<Tx>()

export const hasLine: Effect.Effect<boolean, never, Transaction> = Effect.map(Transaction, (within) =>
  logged.has(within),
)

const noteLine = Effect.map(Transaction, (within) => void logged.add(within))

const auditNow = Effect.fnUntraced(function* (actor: Actor, line: AuditLine) {
  yield* auditAs(actor, { ...line, at: yield* Clock.currentTimeMillis })
  yield* noteLine
})

/** Logs a support action on a company from outside, not as its user. */
export const auditIn = (companyID: number, { userID, ip }: Caller, line: AuditLine) =>
  auditNow({ companyID, actorUserID: userID, ip }, line)

/**
 * Logs who did what, in the company where it happened. During a support visit, the visitor is not logged as its user.
 */
export const audit = ({ companyID, userID, ip, session }: Caller, line: AuditLine) =>
  auditNow({ companyID, actorUserID: userID, subjectUserID: session?.visit ? null : userID, ip }, line)
