import { sql } from 'kysely'
import type { JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

/** The size of the database, in bytes. */
export const databaseBytes = async (db: Db, _: SystemScope): Promise<number> => {
  const size = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as "bytes"`
    : sql<{ bytes: number }>`select page_count * page_size as "bytes" from pragma_page_count(), pragma_page_size()`
  return Number((await size.execute(db)).rows[0]!.bytes)
}

/** The number of processes on this database: each listens to the others on its own connection. */
export const countNodes = async (db: Db, _: SystemScope): Promise<number> => {
  if (!isPostgres(db)) return 1
  const { rows } = await sql<{ nodes: number }>`select count(*) as "nodes" from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`.execute(db)
  return Math.max(1, Number(rows[0]!.nodes))
}

export const migrationsRun = async (db: Db, _: SystemScope): Promise<string[]> =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )

/** Jobs by kind, with their state. */
export const jobsByKind = async (db: Db, _: SystemScope, now: number, lateMs: number) => {
  const hasGivenUp = sql<boolean>`"gaveUpAt" is not null`
  const isFree = sql<boolean>`"leasedUntil" <= ${now}`
  const count = (when: ReturnType<typeof sql<boolean>>) => sql<number>`sum(case when ${when} then 1 else 0 end)`
  const rows = await db
    .selectFrom('jobs')
    .select('kind')
    .select([
      count(sql`"lastError" is null and not (${isFree} and "runAt" <= ${now - lateMs})`).as('waiting'),
      count(sql`"lastError" is null and ${isFree} and "runAt" <= ${now - lateMs}`).as('late'),
      count(sql`"lastError" is not null and not ${hasGivenUp}`).as('failing'),
      count(hasGivenUp).as('gaveUp'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, waiting, late, failing, gaveUp }) => ({
    kind,
    waiting: Number(waiting),
    late: Number(late),
    failing: Number(failing),
    gaveUp: Number(gaveUp),
  }))
}

/** Since when the oldest job of each kind has been due: nobody has started it, or it failed. */
export const oldestDueByKind = async (db: Db, _: SystemScope, now: number) => {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => ['kind', eb.fn.min<number>('runAt').as('runAt')])
    .where('gaveUpAt', 'is', null)
    .where('leasedUntil', '<=', now)
    .where('runAt', '<=', now)
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, runAt }) => ({ kind, runAt: Number(runAt) }))
}

/** When the oldest text and email that should have left by now was written. Their jobs' lines begin with the channel. */
export const oldestUnsent = async (db: Db, _: SystemScope, now: number) => {
  const { rows } = await sql<{ channel: 'email' | 'text'; since: number }>`
    select case when j."line" like 'email/%' or j."line" like 'mass-email/%' then 'email' else 'text' end as "channel",
      min(m."messageAt") as "since"
    from jobs as j join messages as m on m."sendKey" = substr(j."uniqueKey", ${'send-message/'.length + 1})
    where j.kind in ('send-message', 'send-owed') and j."gaveUpAt" is null and j."line" not like 'web/%'
      and (j."lastError" is not null or j."runAt" <= ${now})
    group by 1`.execute(db)
  return rows.map(({ channel, since }) => ({ channel, since: Number(since) }))
}

/** The jobs that failed on their last try: most tries first, then those that gave up, latest first. */
export const failingJobs = (db: Db, _: SystemScope, most: number) =>
  db
    .selectFrom('jobs as j')
    .leftJoin('companies as c', 'c.companyID', 'j.companyID')
    .select(['j.jobID', 'j.kind', 'j.companyID', 'j.attempts', 'j.runAt', 'j.lastError', 'j.gaveUpAt', 'c.companyName'])
    .where('j.lastError', 'is not', null)
    .orderBy(sql`coalesce(j."gaveUpAt", 0) > 0`)
    .orderBy('j.gaveUpAt', 'desc')
    .orderBy('j.attempts', 'desc')
    .orderBy('j.jobID')
    .limit(most)
    .execute()

/** A job, locked until the transaction ends. */
export const lockJob = query((db: TxDb, _: SystemScope, jobID: number) =>
  db
    .selectFrom('jobs')
    .select(['jobID', 'companyID', 'kind', 'lastError', 'leasedUntil'])
    .where('jobID', '=', jobID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst(),
)

export const setJobDue = query((db: TxDb, _: SystemScope, jobID: number, now: number) =>
  db.updateTable('jobs').set({ runAt: now, pausedMs: 0, gaveUpAt: null }).where('jobID', '=', jobID).execute(),
)

export const countMailers = async (db: Db, _: SystemScope) =>
  db
    .selectFrom('mailers')
    .select((eb) => ['jobStatus', eb.fn.countAll<number>().as('count')])
    .groupBy('jobStatus')
    .execute() as Promise<{ jobStatus: JobStatus; count: number }[]>

export const reconciliationState = async (db: Db, _: SystemScope) => {
  const accounts = await db
    .selectFrom('reconciled_accounts')
    .select((eb) => [
      eb.fn.countAll<number>().as('accounts'),
      sql<number | null>`sum(case when problem is null then 0 else 1 end)`.as('withProblem'),
      eb.fn.min<number | null>('comparedAt').as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const { open } = await db
    .selectFrom('payment_exceptions')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('resolvedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    accounts: accounts.accounts,
    withProblem: Number(accounts.withProblem ?? 0),
    oldest: accounts.oldest,
    openDifferences: open,
  }
}

/** Messages since then, by whole hours since the epoch: each store's are counted in its index. */
export const messagesByHour = async (db: Db, _: SystemScope, since: number) => {
  const { rows } = await sql<{ hour: number; direction: 'in' | 'out'; n: number }>`
    select m."messageAt" / ${sql.lit(HOUR_MS)} as "hour", m."messageDirection" as "direction", count(*) as "n"
    from stores as s cross join (select 'in' as direction union all select 'out') as d
    join messages as m on m."companyID" = s."companyID" and m."storeID" = s."storeID"
      and m."messageDirection" = d.direction and m."messageAt" >= ${since}
    group by 1, 2`.execute(db)
  // They have rows among those that were sent, at the time they were to be sent.
  const { rows: unsent } = await sql<{ hour: number; n: number }>`
    select "sendAt" / ${sql.lit(HOUR_MS)} as "hour", count(*) as "n"
    from message_schedules where "sendAt" >= ${since} group by 1`.execute(db)
  const unsentIn = new Map(unsent.map(({ hour, n }) => [Number(hour), Number(n)]))
  return rows.map(({ hour, direction, n }) => ({
    at: Number(hour) * HOUR_MS,
    direction,
    count: Number(n) - (direction === 'out' ? (unsentIn.get(Number(hour)) ?? 0) : 0),
  }))
}

/** The last event of each of these companies' logs. */
export const lastEventsOf = async (db: Db, _: SystemScope, companyIDs: readonly number[]) =>
  companyIDs.length === 0
    ? []
    : db.selectFrom('companies').select(['companyID', 'eventSeq']).where('companyID', 'in', companyIDs).execute()
