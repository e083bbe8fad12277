import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { SystemScope } from '#db/scope.ts'

/** Leases up to `limit` jobs that are due; no other worker gets them before `leaseMs` is over. */
export const leaseJobs = (
  db: Db,
  _: SystemScope,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
) => {
  const due = db
    .selectFrom('jobs')
    .select('jobID')
    .where('runAt', '<=', now)
    .where('leasedUntil', '<=', now)
    .orderBy('runAt')
    .limit(limit)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
  return db
    .updateTable('jobs')
    .set((eb) => ({ leasedUntil: now + leaseMs, attempts: eb('attempts', '+', 1) }))
    .where('jobID', 'in', due)
    .returningAll()
    .execute()
}

export const renewLeases = (db: Db, _: SystemScope, jobIDs: readonly number[], leasedUntil: number) =>
  db.updateTable('jobs').set({ leasedUntil }).where('jobID', 'in', jobIDs).where('leasedUntil', '>', 0).execute()

/** For a database that only one process works on: what an earlier one was doing when it died is free at once. */
export const releaseLeases = (db: Db, _: SystemScope) =>
  db.updateTable('jobs').set({ leasedUntil: 0 }).where('leasedUntil', '>', 0).execute()

export const deleteJob = (db: Db, _: SystemScope, jobID: number) =>
  db.deleteFrom('jobs').where('jobID', '=', jobID).execute()

export const postponeJob = (db: Db, _: SystemScope, jobID: number, runAt: number, lastError: string) =>
  db
    .updateTable('jobs')
    .set({ runAt, leasedUntil: 0, lastError: lastError.slice(0, 500) })
    .where('jobID', '=', jobID)
    .execute()

/** When the next job falls due, in epoch milliseconds. */
export const nextJobAt = async (db: Db, _: SystemScope): Promise<number | undefined> => {
  const { at } = await db
    .selectFrom('jobs')
    .select(sql<number | null>`min(case when "leasedUntil" > "runAt" then "leasedUntil" else "runAt" end)`.as('at'))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}
