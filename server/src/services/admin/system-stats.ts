import { Clock, Effect } from 'effect'
import { isBackupOverdue } from '@xd/core/domain/admin/backup.ts'
import { jobKeptFor, LATE_MS, OUTSIDE, type Outside, outsideOfJob } from '@xd/core/domain/admin/outside.ts'
import { JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { AppConfig } from '#app-config.ts'
import type { Db } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { MIGRATION_NAMES } from '#db/migration-names.ts'
import { systemScope } from '#db/scope.ts'
import { lastBackup } from '#queries/backups.ts'
import {
  countMailers,
  countNodes,
  databaseBytes,
  failingJobs,
  jobsByKind,
  messagesByHour,
  migrationsRun,
  reconciliationState,
} from '#queries/system-stats.ts'
import { Troubles } from '#troubles.ts'
import { lagOf } from './event-lag.ts'
import { Vitals } from './vitals.ts'

const scope = systemScope('support')
const HOURS = 24
const MOST_FAILING = 50

type Figures = typeof Vitals.Service

/** The last 24 whole hours, the current one last, including hours without messages. */
const hourly = async (db: Db, now: number) => {
  const first = Math.floor(now / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS
  const counted = await messagesByHour(db, scope, first)
  const count = (hour: number, direction: 'in' | 'out') =>
    counted.find((one) => one.at === hour && one.direction === direction)?.count ?? 0
  return Array.from({ length: HOURS }, (_, place) => {
    const hour = first + place * HOUR_MS
    return { hour, in: count(hour, 'in'), out: count(hour, 'out') }
  })
}

const latest = <A>(all: readonly A[], at: (one: A) => number): A | null =>
  all.reduce<A | null>((last, one) => (last === null || at(one) > at(last) ? one : last), null)

const outsideOf = (name: Outside, { jobs }: Figures) => {
  const there = [...jobs].flatMap(([kind, went]) => (outsideOfJob(kind) === name ? [went] : []))
  return {
    name,
    lastSuccess: latest(
      there.flatMap(({ lastSuccess }) => (lastSuccess === null ? [] : [lastSuccess])),
      (at) => at,
    ),
    lastError: latest(
      there.flatMap(({ lastError }) => (lastError === null ? [] : [lastError])),
      ({ at }) => at,
    ),
  }
}

/** System statistics: from the database, and from this process. */
export const systemStats = Effect.gen(function* () {
  const { read, dialect } = yield* Database
  const { version, mode } = yield* AppConfig
  const vitals = yield* Vitals
  const failingNow = (yield* Troubles).failing()
  const at = yield* Clock.currentTimeMillis
  return yield* read(async (db) => {
    const [bytes, nodes, ran, kinds, failing, counted, reconciliation, messages, eventLag, backedUpAt] = [
      await databaseBytes(db, scope),
      await countNodes(db, scope),
      await migrationsRun(db, scope),
      await jobsByKind(db, scope, at, LATE_MS),
      await failingJobs(db, scope, MOST_FAILING),
      await countMailers(db, scope),
      await reconciliationState(db, scope),
      await hourly(db, at),
      await lagOf(db, vitals),
      await lastBackup(db, scope),
    ]
    return {
      at,
      version,
      mode,
      startedAt: vitals.startedAt,
      nodes,
      engine: dialect,
      bytes,
      migrations: {
        count: ran.length,
        last: ran.at(-1) ?? '',
        pending: MIGRATION_NAMES.filter((name) => !ran.includes(name)).length,
      },
      failing: failingNow,
      sockets: vitals.live().sockets(),
      eventLag,
      lastBackup: backedUpAt,
      backupOverdue: isBackupOverdue({ mode, last: backedUpAt }, at),
      jobs: kinds.map((one) => ({
        ...one,
        lastError: failing.find(({ kind }) => kind === one.kind)?.lastError ?? null,
      })),
      failingJobs: failing.map((job) => ({
        ...job,
        companyName: job.companyName ?? '',
        lastError: job.lastError ?? '',
        keptFor: jobKeptFor(job.kind),
      })),
      outside: OUTSIDE.map((name) => outsideOf(name, vitals)),
      mailers: JOB_STATUSES.map((jobStatus) => ({
        jobStatus,
        count: counted.find((one) => one.jobStatus === jobStatus)?.count ?? 0,
      })),
      webhooks: [...vitals.webhooks].map(([path, hits]) => ({ path, ...hits })),
      reconciliation,
      messagesByHour: messages,
      limitsHit: [...vitals.limits]
        .map(([call, hit]) => ({ call, ...hit }))
        .sort((a, b) => b.count - a.count || (a.call < b.call ? -1 : 1)),
    }
  })
})
