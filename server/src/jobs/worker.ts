import { Cause, Clock, Deferred, Effect, Exit, Option, Semaphore } from 'effect'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import type { Log } from '#log.ts'
import { deleteJob, leaseJobs, nextJobAt, postponeJob, renewLeases } from '#queries/jobs.ts'
import type { JobHandler } from './job.ts'
import { jobHandlers } from './table.ts'

const scope = systemScope('job')
const BATCH = 20
const CONCURRENCY = 8
/** A worker that has died keeps its jobs for no longer than this; one that lives renews its leases. */
const LEASE_MS = 30_000
const RENEW_MS = 10_000
/** Other processes' jobs are found by looking this often, when nothing wakes us. */
const POLL_MS = 1_000
const DRAIN_LOOK_MS = 20
const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 15 * 60_000

type LeasedJob = Awaited<ReturnType<typeof leaseJobs>>[number]

/** Runs due jobs for as long as its fiber lives. `wake` tells it that a commit has left new ones. */
export const makeWorker = (log: Log) => {
  let awake = Deferred.makeUnsafe<void>()
  let stopping = false
  const active = new Set<number>()
  const wake = () => Deferred.doneUnsafe(awake, Exit.void)

  const run = Effect.fnUntraced(function* (job: LeasedJob) {
    const { write } = yield* Database
    const handler = jobHandlers[job.kind as keyof typeof jobHandlers] as JobHandler<unknown> | undefined
    const exit = yield* Effect.exit(
      handler
        ? handler({ companyID: job.companyID, payload: JSON.parse(job.payload), attempt: job.attempts })
        : Effect.die(new Error(`no handler for ${job.kind}`)),
    )
    if (Exit.isSuccess(exit)) return yield* write((tx) => tx.query((db) => deleteJob(db, scope, job.jobID)))
    const later = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    const reason = later?.reason ?? Cause.pretty(exit.cause)
    if (later === undefined) log.error({ job: job.kind, jobID: job.jobID, cause: reason }, 'a job failed')
    const pause = later?.ms ?? Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (job.attempts - 1))
    const now = yield* Clock.currentTimeMillis
    yield* write((tx) => tx.query((db) => postponeJob(db, scope, job.jobID, now + pause, reason)))
  })

  const loop = Effect.gen(function* () {
    const { read, write } = yield* Database
    const slots = yield* Semaphore.make(CONCURRENCY)
    while (!stopping) {
      awake = Deferred.makeUnsafe<void>()
      const now = yield* Clock.currentTimeMillis
      const next = (yield* read((db) => nextJobAt(db, scope))) ?? Infinity
      if (next > now) {
        yield* Effect.race(Deferred.await(awake), Effect.sleep(Math.min(POLL_MS, next - now)))
        continue
      }
      const jobs = yield* write((tx) =>
        tx.query((db) => leaseJobs(db, scope, { now, leaseMs: LEASE_MS, limit: BATCH })),
      )
      yield* Effect.forEach(
        jobs,
        (job) => {
          active.add(job.jobID)
          const finished = Effect.sync(() => void active.delete(job.jobID))
          return Effect.forkDetach(slots.withPermit(run(job)).pipe(Effect.ensuring(finished)))
        },
        { discard: true },
      )
    }
  }).pipe(
    Effect.catchCause((cause) =>
      Effect.sync(() => log.error({ cause: Cause.pretty(cause) }, 'the job worker stumbled')).pipe(
        Effect.andThen(Effect.sleep(POLL_MS)),
      ),
    ),
    Effect.repeat({ while: () => !stopping }),
  )

  const renew = Effect.gen(function* () {
    const { write } = yield* Database
    if (active.size === 0) return
    const until = (yield* Clock.currentTimeMillis) + LEASE_MS
    yield* write((tx) => tx.query((db) => renewLeases(db, scope, [...active], until)))
  }).pipe(Effect.ignoreCause, Effect.andThen(Effect.sleep(RENEW_MS)), Effect.forever)

  /** Takes no more jobs, and waits for those under way, up to `ms`. What is left is found by its lease. */
  const drain = (ms: number) =>
    Effect.sync(() => {
      stopping = true
      wake()
    }).pipe(
      Effect.andThen(Effect.sleep(DRAIN_LOOK_MS).pipe(Effect.repeat({ while: () => active.size > 0 }))),
      Effect.timeoutOption(ms),
    )

  return { wake, loop: Effect.all([loop, renew], { concurrency: 'unbounded', discard: true }), drain }
}
