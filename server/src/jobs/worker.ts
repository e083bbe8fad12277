import { Cause, Clock, Deferred, Effect, Exit, Option, Schedule, Semaphore } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { AppLog } from '#app-log.ts'
import { Database } from '#db/database.ts'
import type { Tx } from '#db/transaction.ts'
import { DatabaseBusy, DiskFull } from '#db/database-busy.ts'
import { type Lane, LANES } from '#db/job-queue.ts'
import { within } from '#db/query.ts'
import { systemScope } from '#db/scope.ts'
import { type Log, logFor } from '#log.ts'
import { deleteJob, leaseJobs, nextJobAt, postponeJob, renewLeases } from '#queries/jobs.ts'
import { unavailableWhenBusy } from '#failure.ts'
import type { JobHandler, Outcome } from './job.ts'
import { Troubles } from '#troubles.ts'
import { Vitals } from '#services/admin/vitals.ts'
import { pauseAfter } from '#services/try-later.ts'
import { traced } from '#telemetry/span.ts'
import { HELD_KINDS } from './held.ts'
import { jobHandlers } from './table.ts'

const scope = systemScope('job')
/** How many jobs of a lane run at once. Mass texts wait for the carrier's answer most of the time. */
const SLOTS: Readonly<Record<Lane, number>> = { person: 8, mass: 16 }
/** How many are leased beyond those running. */
const BATCH = 20
/** A dead worker keeps its jobs no longer than this; a live one renews its leases. */
const LEASE_MS = 30 * SECOND_MS
const RENEW_MS = 10 * SECOND_MS
/** Other processes' jobs are found by polling this often, if nothing wakes us. */
const POLL_MS = SECOND_MS
const DRAIN_LOOK_MS = 20

type LeasedJob = Awaited<ReturnType<typeof leaseJobs>>[number]

/** Runs due jobs for as long as its fiber lives. `wake` tells it that a commit has added new ones. */
export const makeWorker = (log: Log, pollMs = POLL_MS) => {
  const awake = Object.fromEntries(LANES.map((lane) => [lane, Deferred.makeUnsafe<void>()])) as Record<
    Lane,
    Deferred.Deferred<void>
  >
  let stopping = false
  const active = new Set<number>()
  const wake = () => {
    for (const lane of LANES) Deferred.doneUnsafe(awake[lane], Exit.void)
  }

  /** A job's result is recorded even if the database is unavailable for long. Until then its lease is renewed. */
  const settle = Effect.fnUntraced(function* (query: (db: Tx['db']) => Promise<unknown>) {
    const { writeTogether } = yield* Database
    yield* unavailableWhenBusy(writeTogether(within(query))).pipe(
      Effect.retry({ while: ({ code }) => code === 'unavailable', schedule: Schedule.spaced(POLL_MS) }),
      Effect.orDie,
    )
  })

  const laterOf = (outcome: Exclude<Outcome, 'done'>, now: number) =>
    'at' in outcome ? { runAt: outcome.at, pausedMs: null } : { runAt: now + outcome.in, pausedMs: outcome.in }

  const run = Effect.fnUntraced(function* (job: LeasedJob) {
    const handler = jobHandlers[job.kind as keyof typeof jobHandlers] as JobHandler<unknown> | undefined
    const vitals = yield* Vitals
    const troubles = yield* Troubles
    const what = `job ${job.kind}`
    const facts = { job: job.kind, jobID: job.jobID }
    const { traceparent, ...payload } = JSON.parse(job.payload) as { traceparent?: string }
    const work = handler
      ? handler({ companyID: job.companyID, payload, attempt: job.attempts }).pipe(
          Effect.provideService(AppLog, logFor(log, facts)),
        )
      : Effect.die(new Error(`no handler for ${job.kind}`))
    const described = () => ({
      name: what,
      kind: 'consumer' as const,
      facts: { 'job.kind': job.kind, 'job.id': job.jobID, 'job.attempt': job.attempts },
    })
    const exit = yield* Effect.exit(traced(work, described, traceparent))
    if (Exit.isSuccess(exit)) {
      vitals.jobDone(job.kind)
      troubles.works(what)
    }
    if (Exit.isSuccess(exit) && exit.value === 'done') {
      yield* settle((db) => deleteJob(db, scope, job.jobID))
      // The next job in its line may run now.
      if (job.line !== null) wake()
      return
    }
    const now = yield* Clock.currentTimeMillis
    if (Exit.isSuccess(exit)) {
      const later = { ...laterOf(exit.value as Exclude<Outcome, 'done'>, now), lastError: null }
      return yield* settle((db) => postponeJob(db, scope, job, later))
    }
    const failure = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    const lastError = failure?.reason ?? Cause.pretty(exit.cause)
    vitals.jobFailed(job.kind, lastError)
    if (failure === undefined) log.error({ ...facts, cause: lastError }, 'a job failed')
    if (failure?._tag === 'GaveUp') {
      log.error({ ...facts, cause: lastError }, 'a job gave up')
      const left = { runAt: now, pausedMs: null, lastError, gaveUpAt: now }
      yield* settle((db) => postponeJob(db, scope, job, left))
      // The next job in its line may run now.
      if (job.line !== null) wake()
      return
    }
    troubles.failed(what, lastError)
    const lastMs = job.lastError === null ? 0 : (job.pausedMs ?? 0)
    const pausedMs = pauseAfter(failure ?? {}, lastMs)
    yield* settle((db) => postponeJob(db, scope, job, { runAt: now + pausedMs, pausedMs, lastError }))
  })

  /** Starts a leased job as soon as its lane has a free slot. */
  const start = (job: LeasedJob, slots: Semaphore.Semaphore) => {
    const finished = Effect.andThen(
      Effect.sync(() => void active.delete(job.jobID)),
      slots.release(1),
    )
    return Effect.andThen(slots.take(1), Effect.forkDetach(Effect.ensuring(run(job), finished)))
  }

  const stumbled = Effect.fnUntraced(function* (cause: Cause.Cause<unknown>) {
    const error = Cause.squash(cause)
    if (error instanceof DatabaseBusy)
      (yield* Troubles).failed(error instanceof DiskFull ? 'disk' : 'database', error.message)
    else log.error({ cause: Cause.pretty(cause) }, 'the job worker stumbled')
  })

  const loopOf = (lane: Lane) => {
    const slots = Semaphore.makeUnsafe(SLOTS[lane])
    return Effect.gen(function* () {
      const { writeTogether } = yield* Database
      const { works } = yield* Troubles
      while (!stopping) {
        awake[lane] = Deferred.makeUnsafe<void>()
        const now = yield* Clock.currentTimeMillis
        const next = (yield* nextJobAt(scope, { lane, now, leaseMs: LEASE_MS, held: HELD_KINDS })) ?? Infinity
        if (next > now) {
          works('database')
          yield* Effect.race(Deferred.await(awake[lane]), Effect.sleep(Math.min(pollMs, next - now)))
          continue
        }
        const jobs = yield* writeTogether(
          leaseJobs(scope, { lane, now, leaseMs: LEASE_MS, limit: BATCH, held: HELD_KINDS }),
        )
        works('database')
        // A lease that ran out while we could not renew it: the job is still running here.
        const free = jobs.filter(({ jobID }) => !active.has(jobID))
        for (const { jobID } of free) active.add(jobID)
        yield* Effect.forEach(free, (job) => start(job, slots), { discard: true })
      }
    }).pipe(
      Effect.catchCause((cause) => Effect.andThen(stumbled(cause), Effect.sleep(POLL_MS))),
      Effect.repeat({ while: () => !stopping }),
    )
  }

  const renew = Effect.gen(function* () {
    const { write } = yield* Database
    if (active.size === 0) return
    const until = (yield* Clock.currentTimeMillis) + LEASE_MS
    yield* write(renewLeases(scope, [...active], until))
  }).pipe(Effect.ignoreCause, Effect.andThen(Effect.sleep(RENEW_MS)), Effect.forever)

  /** Takes no more jobs, and waits up to `ms` for those in progress. The rest are found by their leases. */
  const drain = (ms: number) =>
    Effect.sync(() => {
      stopping = true
      wake()
    }).pipe(
      Effect.andThen(Effect.sleep(DRAIN_LOOK_MS).pipe(Effect.repeat({ while: () => active.size > 0 }))),
      Effect.timeoutOption(ms),
    )

  const loop = Effect.forEach(LANES, loopOf, { concurrency: 'unbounded', discard: true })

  return { wake, loop: Effect.all([loop, renew], { concurrency: 'unbounded', discard: true }), drain }
}
