// Records older than their company keeps them: how many, which are next, and their deletion. The next ones are read
// beside the main thread. Their deletion is a short transaction, which checks again whether each record may be deleted.
import { sql, type SqlBool } from 'kysely'
import { LASTING_ACTIONS } from '@xd/core/domain/activity/lasting.ts'
import type { RetentionKind } from '@xd/core/domain/retention/kinds.table.ts'
import type { TxDb } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import { deleteQuotes } from './erasure.ts'
import { type Old, OLD_MESSAGES, OLD_PICTURES, type OldRecords } from './old-messages.ts'

const LIMIT = 200

/** Records that are gone through by their own IDs: `ids` and `oldest` are read of what `from` selects. */
const byID = (
  from: (
    scope: Tenant,
    old: Old,
  ) => { readonly rows: ReturnType<typeof sql>; readonly id: string; readonly at: string },
  remove: (db: TxDb, scope: Tenant, ids: readonly number[]) => Promise<unknown>,
): OldRecords => ({
  count: async (db, scope, old) => {
    const { rows, at } = from(scope, old)
    const counted = sql<{
      count: number
      oldest: number | null
    }>`select count(*) as "count", min(${sql.ref(at)}) as "oldest" ${rows}`
    return { ...(await counted.execute(db)).rows[0]!, bytes: 0 }
  },
  next: async (db, scope, old, after) => {
    const { rows, id } = from(scope, old)
    const next = sql<{ id: number }>`select ${sql.ref(id)} as "id" ${rows} and ${sql.ref(id)} > ${after}
      order by ${sql.ref(id)} limit ${LIMIT}`
    const ids = (await next.execute(db)).rows.map((row) => row.id)
    return { ids, doneThrough: ids.at(-1) ?? after, isLast: ids.length < LIMIT }
  },
  remove: async (db, scope, old, chosen) => {
    const { rows, id } = from(scope, old)
    const still = sql<{ id: number }>`select ${sql.ref(id)} as "id" ${rows} and ${sql.ref(id)} in (${sql.join(chosen)})`
    const ids = (await still.execute(db)).rows.map((row) => row.id)
    if (ids.length > 0) await remove(db, scope, ids)
    return { deleted: ids.length, bytes: 0 }
  },
})

/** A request that nobody can pay any more, without a charge in progress. */
const isClosed = ({ now }: Old) => sql<SqlBool>`not (p."paymentStatus" = 'sent' and p."validBeforeAt" > ${now})
  and not exists (select 1 from payment_attempts as o where o."companyID" = p."companyID"
    and o."paymentID" = p."paymentID" and o."state" = 'pending')`

const views = byID(
  ({ companyID }, old) => ({
    id: 'i.impressionID',
    at: 'i.impressionAt',
    rows: sql`from payment_impressions as i join payments as p on p."paymentID" = i."paymentID"
      where i."companyID" = ${companyID} and i."impressionAt" < ${old.before} and ${isClosed(old)}`,
  }),
  (db, { companyID }, ids) =>
    db.deleteFrom('payment_impressions').where('companyID', '=', companyID).where('impressionID', 'in', ids).execute(),
)

const attempts = byID(
  ({ companyID }, old) => ({
    id: 'a.attemptID',
    at: 'a.startedAt',
    rows: sql`from payment_attempts as a join payments as p on p."paymentID" = a."paymentID"
      where a."companyID" = ${companyID} and a."state" in ('declined', 'error') and a."startedAt" < ${old.before}
        and a."settledAt" < ${old.before} and ${isClosed(old)}
        and not exists (select 1 from payment_ledger as l where l."attemptID" = a."attemptID")
        and not exists (select 1 from payment_refunds as r where r."attemptID" = a."attemptID")`,
  }),
  async (db, { companyID }, ids) => {
    await db
      .updateTable('payment_impressions')
      .set({ attemptID: null })
      .where('companyID', '=', companyID)
      .where('attemptID', 'in', ids)
      .execute()
    await db.deleteFrom('payment_attempts').where('companyID', '=', companyID).where('attemptID', 'in', ids).execute()
  },
)

const quotes = byID(
  ({ companyID }, { before, now }) => ({
    id: 'q.loanID',
    at: 'q.savedAt',
    rows: sql`from loans as q where q."companyID" = ${companyID} and q."loanStatus" <> 'accepted' and q."militaryCheck" <> 'recorded'
      and q."savedAt" < ${before} and q."statusAt" < ${before} and q."expiresAt" < ${now}`,
  }),
  deleteQuotes,
)

const promises = byID(
  ({ companyID }, { before }) => ({
    id: 'p.promiseID',
    at: 'p.madeAt',
    rows: sql`from promises as p where p."companyID" = ${companyID} and p."promiseStatus" <> 'open' and p."isOverdue" = 0
      and p."madeAt" < ${before} and p."statusAt" < ${before}`,
  }),
  (db, { companyID }, ids) =>
    db.deleteFrom('promises').where('companyID', '=', companyID).where('promiseID', 'in', ids).execute(),
)

const activity = byID(
  ({ companyID }, { before }) => ({
    id: 'l.auditID',
    at: 'l.at',
    rows: sql`from audit as l where l."companyID" = ${companyID} and l."at" < ${before}
      and l."action" not in (${sql.join(LASTING_ACTIONS)})`,
  }),
  (db, { companyID }, ids) =>
    db.deleteFrom('audit').where('companyID', '=', companyID).where('auditID', 'in', ids).execute(),
)

export const OLD_RECORDS: Readonly<Record<RetentionKind, OldRecords>> = {
  messages: OLD_MESSAGES,
  pictures: OLD_PICTURES,
  views,
  attempts,
  quotes,
  promises,
  activity,
}
