import { sql } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { Lane } from '#db/job-queue.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'

/** The asking worker and the time: a lease lasts `leaseMs`. */
interface Moment {
  readonly now: number
  readonly leaseMs: number
}

/**
 * When a job may run, as of now. A lease or pause that begins in the future dates from before the clock was set back:
 * the wait is over. Not if it begins only slightly later than now: the worker that leased it read another process's
 * clock, or read it while this one waited for the database, and a second worker would send its text twice.
 */
const freeAt = ({ now, leaseMs }: Moment) => sql<number>`case
  when "leasedUntil" > ${now} and "leasedUntil" - ${leaseMs} <= ${now + leaseMs} then "leasedUntil"
  when "pausedMs" is not null and "runAt" - "pausedMs" > ${now + leaseMs} then ${now}
  else "runAt" end`

/** Kinds of jobs that wait while their company is suspended. */
interface Holding {
  readonly held: readonly string[]
}

/** Whether a job waits for the end of a suspension. */
const isHeld = (job: string, { held }: Holding) => sql<boolean>`(${sql.ref(`${job}.kind`)} in (${sql.join(held)})
  and ${sql.ref(`${job}.companyID`)} in (select "companyID" from companies where "suspendedAt" is not null))`

/** It hasn't given up, it isn't held, and nothing in its line that could run was created before it. */
const mayRun = (
  holding: Holding,
) => sql<boolean>`(jobs."gaveUpAt" is null and not ${isHeld('jobs', holding)} and (jobs."line" is null or not exists (
  select 1 from jobs as "earlier" where "earlier"."line" = jobs."line" and "earlier"."jobID" < jobs."jobID"
  and "earlier"."gaveUpAt" is null and not ${isHeld('earlier', holding)})))`

/** Leases up to `limit` due jobs of a lane; no other worker gets them until `leaseMs` has passed. */
export const leaseJobs = (
  db: TxDb,
  _: SystemScope,
  { lane, limit, held, ...moment }: Moment & Holding & { lane: Lane; limit: number },
) => {
  const { now, leaseMs } = moment
  const due = db
    .selectFrom('jobs')
    .select('jobID')
    .where('lane', '=', lane)
    .where(freeAt(moment), '<=', now)
    .where(mayRun({ held }))
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

export const renewLeases = (db: TxDb, _: SystemScope, jobIDs: readonly number[], leasedUntil: number) =>
  db.updateTable('jobs').set({ leasedUntil }).where('jobID', 'in', jobIDs).where('leasedUntil', '>', 0).execute()

/**
 * For a database that only one process uses: jobs that an earlier process left behind when it died become free at once.
 */
export const releaseLeases = (db: Db, _: SystemScope) =>
  db.updateTable('jobs').set({ leasedUntil: 0 }).where('leasedUntil', '>', 0).execute()

export const deleteJob = (db: TxDb, _: SystemScope, jobID: number) =>
  db.deleteFrom('jobs').where('jobID', '=', jobID).execute()

export const deleteJobByKey = (db: TxDb, _: SystemScope, uniqueKey: string) =>
  db.deleteFrom('jobs').where('uniqueKey', '=', uniqueKey).execute()

/**
 * Postpones a job or, with `gaveUpAt`, leaves it for support; unless its lease ran out and another worker has started
 * it since, which `attempts` shows.
 */
export const postponeJob = (
  db: TxDb,
  _: SystemScope,
  { jobID, attempts }: { jobID: number; attempts: number },
  later: { runAt: number; pausedMs: number | null; lastError: string | null; gaveUpAt?: number },
) =>
  db
    .updateTable('jobs')
    .set({
      ...later,
      lastError: later.lastError?.slice(0, 500) ?? null,
      leasedUntil: 0,
      // A job that recurs has not failed.
      ...(later.lastError === null && { attempts: 0 }),
    })
    .where('jobID', '=', jobID)
    .where('attempts', '=', attempts)
    .execute()

export const deleteGivenUpBefore = (db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('jobs').where('gaveUpAt', '<=', before).execute()

/** When the next job of a lane falls due, in epoch milliseconds. */
export const nextJobAt = async (
  db: Db,
  _: SystemScope,
  { lane, held, ...moment }: Moment & Holding & { lane: Lane },
): Promise<number | undefined> => {
  const { at } = await db
    .selectFrom('jobs')
    .select(sql<number | null>`min(${freeAt(moment)})`.as('at'))
    .where('lane', '=', lane)
    .where(mayRun({ held }))
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

/** One kind of job still to be done for a company. */
export const jobsOf = (db: Db, { companyID }: Pick<CompanyScope, 'companyID'>, kind: string) =>
  db
    .selectFrom('jobs')
    .select(['jobID', 'payload'])
    .where('companyID', '=', companyID)
    .where('kind', '=', kind)
    .execute()

export const setPayload = (db: TxDb, _: SystemScope, jobID: number, payload: object) =>
  db
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payload) })
    .where('jobID', '=', jobID)
    .execute()

/** How many jobs of these kinds are due for a company. */
export const countDue = async (
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  kinds: readonly string[],
  now: number,
): Promise<number> => {
  const { n } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('companyID', '=', companyID)
    .where('kind', 'in', kinds)
    .where('runAt', '<=', now)
    .where('gaveUpAt', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
