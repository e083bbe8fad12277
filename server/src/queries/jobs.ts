import { type Selectable, sql } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { Lane } from '#db/job-queue.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'
import type { JobsTable } from '#db/tables.ts'

/** A lane's jobs at a time. A lease lasts `leaseMs`; `held` are the kinds that wait while their company is suspended. */
interface Asked {
  readonly lane: Lane
  readonly held: readonly string[]
  readonly now: number
  readonly leaseMs: number
}

interface AskedValues extends Asked {
  /** When a lease taken now ends. */
  readonly leaseEnd: number
}

const valuesOf = ({ lane, held, now, leaseMs }: Asked): AskedValues => ({
  lane,
  held,
  now,
  leaseMs,
  leaseEnd: now + leaseMs,
})

/**
 * When a job may run, as of now. A lease or pause that begins in the future dates from before the clock was set back,
 * so the wait is over. If it begins only slightly later than now, it still counts: the worker that leased it read
 * another process's clock, or read it while this one waited for the database, and a second worker would send its text
 * twice.
 */
const freeAt = ({ now, leaseMs, leaseEnd }: Places<AskedValues>) => sql<number>`case
  when "leasedUntil" > ${now} and "leasedUntil" - ${leaseMs} <= ${leaseEnd} then "leasedUntil"
  when "pausedMs" is not null and "runAt" - "pausedMs" > ${leaseEnd} then ${now}
  else "runAt" end`

/** Whether a job waits for the end of a suspension. */
const isHeld = (db: Db, job: string, { held }: Places<AskedValues>) => sql<boolean>`(${among(db, `${job}.kind`, held)}
  and ${sql.ref(`${job}.companyID`)} in (select "companyID" from companies where "suspendedAt" is not null))`

/** It hasn't given up, it isn't held, and nothing in its line that could run was created before it. */
const mayRun = (db: Db, values: Places<AskedValues>) => sql<boolean>`(jobs."gaveUpAt" is null
  and not ${isHeld(db, 'jobs', values)} and (jobs."line" is null or not exists (
  select 1 from jobs as "earlier" where "earlier"."line" = jobs."line" and "earlier"."jobID" < jobs."jobID"
  and "earlier"."gaveUpAt" is null and not ${isHeld(db, 'earlier', values)})))`

const leasing = prepared<AskedValues, Selectable<JobsTable>, { limit: number }>((db, values, { limit }) => {
  const due = db
    .selectFrom('jobs')
    .select('jobID')
    .where('lane', '=', values.lane)
    .where(freeAt(values), '<=', values.now)
    .where(mayRun(db, values))
    .orderBy('runAt')
    .limit(limit)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
  return db
    .updateTable('jobs')
    .set((eb) => ({ leasedUntil: values.leaseEnd, attempts: eb('attempts', '+', 1) }))
    .where('jobID', 'in', due)
    .returningAll()
})

/** Leases up to `limit` due jobs of a lane; no other worker gets them until `leaseMs` has passed. */
export const leaseJobs = query((db: TxDb, _: SystemScope, { limit, ...asked }: Asked & { limit: number }) =>
  leasing(db, valuesOf(asked), { limit }),
)

export const renewLeases = query((db: TxDb, _: SystemScope, jobIDs: readonly number[], leasedUntil: number) =>
  db.updateTable('jobs').set({ leasedUntil }).where('jobID', 'in', jobIDs).where('leasedUntil', '>', 0).execute(),
)

/**
 * For a database that only one process uses: jobs that an earlier process left behind when it died become free at once.
 */
export const releaseLeases = (db: Db, _: SystemScope) =>
  db.updateTable('jobs').set({ leasedUntil: 0 }).where('leasedUntil', '>', 0).execute()

export const deleteJob = query((db: TxDb, _: SystemScope, jobID: number) =>
  db.deleteFrom('jobs').where('jobID', '=', jobID).execute(),
)

export const deleteJobByKey = query((db: TxDb, _: SystemScope, uniqueKey: string) =>
  db.deleteFrom('jobs').where('uniqueKey', '=', uniqueKey).execute(),
)

/**
 * Postpones a leased job or, with `gaveUpAt`, leaves it for support. A job that was woken meanwhile keeps its new time.
 * It does nothing if the lease ran out and another worker has started the job since, which `attempts` shows.
 */
export const postponeJob = (
  db: TxDb,
  _: SystemScope,
  { jobID, attempts, runAt: leasedFor }: Pick<Selectable<JobsTable>, 'jobID' | 'attempts' | 'runAt'>,
  {
    runAt,
    pausedMs,
    ...later
  }: { runAt: number; pausedMs: number | null; lastError: string | null; gaveUpAt?: number },
) =>
  db
    .updateTable('jobs')
    .set((eb) => ({
      ...later,
      runAt: eb.case().when('runAt', '=', leasedFor).then(runAt).else(eb.ref('runAt')).end(),
      pausedMs: eb.case().when('runAt', '=', leasedFor).then(pausedMs).else(eb.ref('pausedMs')).end(),
      lastError: later.lastError?.slice(0, 500) ?? null,
      leasedUntil: 0,
      // A job that recurs has not failed.
      ...(later.lastError === null && { attempts: 0 }),
    }))
    .where('jobID', '=', jobID)
    .where('attempts', '=', attempts)
    .execute()

export const deleteGivenUpBefore = (db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('jobs').where('gaveUpAt', '<=', before).execute()

const nextAt = prepared<AskedValues, { at: number | null }>((db, values) =>
  db
    .selectFrom('jobs')
    .select(sql<number | null>`min(${freeAt(values)})`.as('at'))
    .where('lane', '=', values.lane)
    .where(mayRun(db, values)),
)

/** When the next job of a lane falls due, in epoch milliseconds. */
export const nextJobAt = query(async (db: Db, _: SystemScope, asked: Asked): Promise<number | undefined> => {
  const [next] = await nextAt(db, valuesOf(asked))
  return next?.at ?? undefined
})

/**
 * Makes a job due now. One that is running may have looked already, so it runs again as soon as it ends: its time
 * differs from the one it was leased with, even if both fall in the same millisecond.
 */
export const wakeJob = query((db: TxDb, _: SystemScope, uniqueKey: string, now: number) =>
  db
    .updateTable('jobs')
    .set({ runAt: sql<number>`case when "runAt" = ${now} then "runAt" + 1 else ${now} end`, pausedMs: 0 })
    .where('uniqueKey', '=', uniqueKey)
    .execute(),
)

/** One kind of job still to be done for a company. */
export const jobsOf = query((db: Db, { companyID }: Tenant, kind: string) =>
  db
    .selectFrom('jobs')
    .select(['jobID', 'payload'])
    .where('companyID', '=', companyID)
    .where('kind', '=', kind)
    .execute(),
)

export const setPayload = query((db: TxDb, _: SystemScope, jobID: number, payload: object) =>
  db
    .updateTable('jobs')
    .set({ payload: JSON.stringify(payload) })
    .where('jobID', '=', jobID)
    .execute(),
)

/** How many jobs of these kinds are due for a company. */
export const countDue = async (
  db: Db,
  { companyID }: Tenant,
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
