import { Schema } from 'effect'
import { JOB_STATUSES } from '#domain/mailer/job-status.ts'
import { OUTSIDE } from '#domain/admin/outside.ts'
import { Instant } from '#contract/value.ts'

const Count = Schema.Finite

/** How the jobs of one kind stand. */
const JobsOfKind = Schema.Struct({
  kind: Schema.String,
  /** Not due yet, or waiting for a slot. */
  waiting: Count,
  /** Due for more than a minute, and nobody has begun. */
  late: Count,
  /** Tried, and to be tried again. */
  failing: Count,
  /** Tried, and left to support. */
  gaveUp: Count,
  lastError: Schema.NullOr(Schema.String),
})

/** A job that has failed, and is tried again at `runAt`, unless it gave up. */
const FailingJob = Schema.Struct({
  jobID: Schema.Finite,
  kind: Schema.String,
  companyID: Schema.Finite,
  companyName: Schema.String,
  attempts: Count,
  runAt: Instant,
  gaveUpAt: Schema.NullOr(Instant),
  lastError: Schema.String,
  /** Why it cannot be dropped: it follows money, say. */
  keptFor: Schema.NullOr(Schema.String),
})

/** How the work with one part of the outside has gone, in the process that answers, since it started. */
const Outside = Schema.Struct({
  name: Schema.Literals(OUTSIDE),
  lastSuccess: Schema.NullOr(Instant),
  lastError: Schema.NullOr(Schema.Struct({ at: Instant, message: Schema.String })),
})

/** How the system stands. What a process knows of itself is that of the one that answers. */
export const SystemStats = Schema.Struct({
  at: Instant,
  version: Schema.String,
  mode: Schema.Literals(['demo', 'live']),
  startedAt: Instant,
  nodes: Count,
  engine: Schema.Literals(['sqlite', 'postgres']),
  bytes: Count,
  migrations: Schema.Struct({ count: Count, last: Schema.String, pending: Count }),
  /** Live sockets of this process, and events they are still to be sent. */
  sockets: Count,
  eventLag: Count,
  jobs: Schema.Array(JobsOfKind),
  failingJobs: Schema.Array(FailingJob),
  outside: Schema.Array(Outside),
  mailers: Schema.Array(Schema.Struct({ jobStatus: Schema.Literals(JOB_STATUSES), count: Count })),
  /** What others have sent us since this process started, by where it came in. */
  webhooks: Schema.Array(
    Schema.Struct({ path: Schema.String, taken: Count, refused: Count, lastAt: Schema.NullOr(Instant) }),
  ),
  reconciliation: Schema.Struct({
    accounts: Count,
    withProblem: Count,
    /** The oldest of the accounts' last good comparisons. */
    oldest: Schema.NullOr(Instant),
    openDifferences: Count,
  }),
  /** The last 24 hours, the current one last. */
  messagesByHour: Schema.Array(Schema.Struct({ hour: Instant, in: Count, out: Count })),
  /** Calls refused for being too many, by call, since this process started. */
  limitsHit: Schema.Array(Schema.Struct({ call: Schema.String, count: Count, lastAt: Instant })),
}).annotate({ identifier: 'SystemStats' })
