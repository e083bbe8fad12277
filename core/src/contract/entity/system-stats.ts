import { Schema } from 'effect'
import { JOB_STATUSES } from '#domain/mailer/job-status.ts'
import { OUTSIDE } from '#domain/admin/outside.ts'
import { Instant } from '#contract/value.ts'

const Count = Schema.Finite

/** The state of one kind of job. */
const JobsOfKind = Schema.Struct({
  kind: Schema.String,
  /** Not due yet, or waiting for a slot. */
  waiting: Count,
  /** Due for more than a minute, and no worker has started it. */
  late: Count,
  /** Tried, and will be tried again. */
  failing: Count,
  /** Tried and given up; left for support. */
  gaveUp: Count,
  lastError: Schema.NullOr(Schema.String),
})

/** A failed job; it is tried again at `runAt`, unless it gave up. */
const FailingJob = Schema.Struct({
  jobID: Schema.Finite,
  kind: Schema.String,
  companyID: Schema.Finite,
  companyName: Schema.String,
  attempts: Count,
  runAt: Instant,
  gaveUpAt: Schema.NullOr(Instant),
  lastError: Schema.String,
  /** Why it cannot be dropped, for example because it follows money. */
  keptFor: Schema.NullOr(Schema.String),
})

/** The health of one outside service since this process started. */
const Outside = Schema.Struct({
  name: Schema.Literals(OUTSIDE),
  lastSuccess: Schema.NullOr(Instant),
  lastError: Schema.NullOr(Schema.Struct({ at: Instant, message: Schema.String })),
})

/** The state of the system. Figures about a process are those of the one that answers. */
export const SystemStats = Schema.Struct({
  at: Instant,
  version: Schema.String,
  mode: Schema.Literals(['demo', 'live']),
  startedAt: Instant,
  nodes: Count,
  engine: Schema.Literals(['sqlite', 'postgres']),
  bytes: Count,
  migrations: Schema.Struct({ count: Count, last: Schema.String, pending: Count }),
  /** Failing according to this process's log: a provider, a kind of job, the disk, the database. */
  failing: Schema.Array(Schema.Struct({ what: Schema.String, cause: Schema.String, since: Instant })),
  /** Live sockets of this process, and events still to be sent to them. */
  sockets: Count,
  eventLag: Count,
  /** When `npm run backup` last succeeded. */
  lastBackup: Schema.NullOr(Instant),
  /** A live server without a backup of the last eight days. */
  backupOverdue: Schema.Boolean,
  jobs: Schema.Array(JobsOfKind),
  failingJobs: Schema.Array(FailingJob),
  outside: Schema.Array(Outside),
  mailers: Schema.Array(Schema.Struct({ jobStatus: Schema.Literals(JOB_STATUSES), count: Count })),
  /** Webhooks received since this process started, by endpoint. */
  webhooks: Schema.Array(
    Schema.Struct({ path: Schema.String, taken: Count, refused: Count, lastAt: Schema.NullOr(Instant) }),
  ),
  reconciliation: Schema.Struct({
    accounts: Count,
    withProblem: Count,
    /** The oldest of the accounts' latest successful comparisons. */
    oldest: Schema.NullOr(Instant),
    openDifferences: Count,
  }),
  /** The last 24 hours, the current one last. */
  messagesByHour: Schema.Array(Schema.Struct({ hour: Instant, in: Count, out: Count })),
  /** Calls refused by rate limits, by call, since this process started. */
  limitsHit: Schema.Array(Schema.Struct({ call: Schema.String, count: Count, lastAt: Instant })),
}).annotate({ identifier: 'SystemStats' })
