import { Context, Data, Effect, Exit } from 'effect'
import type { EventData, EventName } from '@xd/core/contract/event.ts'
import type { Connection, Db, TxDb } from './connect.ts'
import { appendEvents, type NewEvent } from './event-log.ts'
import { addJobs, type NewJob } from './job-queue.ts'
import { keptReads } from './kept-reads.ts'
import { JOBS_MS, QueryLimit } from './query-limit.ts'
import { Transaction, type Tx } from './transaction.ts'
import { together } from './write-together.ts'

/** Tells users of an event once the transaction has committed. `storeID` limits it to users allowed at that store. */
export const emit = <N extends EventName>(
  event: N,
  data: EventData[N],
  audience: { companyID: number; storeID?: number },
): Effect.Effect<void, never, Transaction> => Effect.map(Transaction, (tx) => tx.emit(event, data, audience))

/** Leaves a job, once the transaction has committed. */
export const enqueue = (job: NewJob): Effect.Effect<void, never, Transaction> =>
  Effect.map(Transaction, (tx) => tx.enqueue(job))

/** Events and jobs that a commit leaves for others to pick up. */
export interface Committed {
  companyIDs: readonly number[]
  jobs: boolean
}

export class Database extends Context.Service<
  Database,
  {
    readonly dialect: Connection['dialect']
    /** A read outside any transaction. A failing query is a defect. */
    read<A>(query: (db: Db) => Promise<A>): Effect.Effect<A>
    /** The same for long reads, for code that continues reading after its effect has ended, such as a stream. */
    readApart<A>(query: (db: Db) => Promise<A>): Promise<A>
    /** The same for reads that are often repeated: answered from memory as long as nothing was written. */
    readKept<A>(key: string, query: (db: Db) => Promise<A>): Effect.Effect<A>
    /** One transaction: commits when `work` succeeds, rolls back when it fails. Repeated when PostgreSQL asks for it. */
    write<A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, Transaction>>
    /** The same for frequent small writes: on SQLite, those that arrive together share a transaction. */
    writeTogether<A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, Transaction>>
    /**
     * Runs one statement in a transaction of its own, for counts that a crash of the machine may lose: SQLite doesn't wait
     * for the disk, and on PostgreSQL the statement says so itself.
     */
    tally<A>(query: (db: TxDb) => Promise<A>): Effect.Effect<A>
    /** Updates the planner's statistics as tables grow, beside everyone. */
    readonly refreshStatistics: Effect.Effect<void>
    onCommit(listener: (committed: Committed) => void): void
  }
>()('Database') {}

/** Whether reads may be long: these block nobody, and take longer to begin. */
const ReadsApart = Context.Reference<boolean>('ReadsApart', { defaultValue: () => false })

/** Allows every read in here to take its time: for exports, reports and others that read more than a page. */
export const readingApart = Effect.provideService(ReadsApart, true)

class Retryable extends Data.TaggedError('Retryable')<{ readonly cause: unknown }> {}

/** PostgreSQL's serialization_failure and deadlock_detected: nothing was written, and the same work may pass next time. */
const isRetryable = (cause: unknown) =>
  ['40001', '40P01'].includes((cause as { code?: string } | undefined)?.code ?? '')

const MAX_RETRIES = 5

export const makeDatabase = (connection: Connection, now: () => number): typeof Database.Service => {
  const listeners: ((committed: Committed) => void)[] = []
  const kept = keptReads(connection)
  const asking = <A>(query: (db: Pick<Connection, 'reads' | 'writes'>) => Promise<A>): Effect.Effect<A> =>
    Effect.flatMap(QueryLimit, (ms) => Effect.promise(() => query(connection.within(ms))))

  const once = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.gen(function* () {
      const events: NewEvent[] = []
      const jobs: NewJob[] = []
      // What it asks has the same limit.
      const trx = yield* asking(({ writes }) => writes.startTransaction().execute())
      const db = trx as unknown as TxDb
      const tx: Tx = {
        db,
        query: (query) => Effect.promise(() => query(db)),
        emit: (event, data, audience) => void events.push({ event, data, ...audience }),
        enqueue: (job) => void jobs.push(job),
      }
      const exit = yield* Effect.exit(
        Effect.tap(Effect.provideService(work, Transaction, tx), () =>
          Effect.promise(async () => {
            await addJobs(db, jobs, now())
            // Last, because taking a position in the log locks it for the company until commit.
            await appendEvents(db, events, now())
            await trx.commit().execute()
          }),
        ),
      )
      if (Exit.isFailure(exit))
        yield* Effect.promise(() =>
          trx
            .rollback()
            .execute()
            .catch(() => undefined),
        )
      // On disk before anyone learns of it, because the next step may be a charge.
      else yield* Effect.promise(connection.flush)
      if (Exit.isSuccess(exit) && (events.length > 0 || jobs.length > 0)) {
        const committed = { companyIDs: [...new Set(events.map((event) => event.companyID))], jobs: jobs.length > 0 }
        for (const listener of listeners) listener(committed)
      }
      return yield* exit
    }).pipe(
      Effect.uninterruptible,
      Effect.catchDefect((cause) => (isRetryable(cause) ? Effect.fail(new Retryable({ cause })) : Effect.die(cause))),
    )

  const write = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    once(work).pipe(
      Effect.retry({ times: MAX_RETRIES, while: (failure) => failure instanceof Retryable }),
      Effect.catchIf(
        (failure): failure is Retryable => failure instanceof Retryable,
        ({ cause }) => Effect.die(cause),
      ),
    ) as Effect.Effect<A, E, Exclude<R, Transaction>>

  const read = <A>(query: (db: Db) => Promise<A>): Effect.Effect<A> =>
    Effect.flatMap(ReadsApart, (apart) =>
      apart
        ? Effect.flatMap(QueryLimit, (ms) => Effect.promise(() => query(connection.apart(ms))))
        : asking(({ reads }) => query(reads)),
    )

  return {
    dialect: connection.dialect,
    read,
    readApart: (query) => query(connection.apart(JOBS_MS)),
    readKept: (key, query) => asking(({ reads }) => kept(key, reads, query)),
    write,
    // PostgreSQL waits for the disk elsewhere, and a shared transaction would lock its rows for longer there.
    writeTogether: connection.dialect === 'sqlite' ? together(write) : write,
    tally: (query) => asking(({ writes }) => query(writes as unknown as TxDb)),
    refreshStatistics: Effect.promise(connection.refreshStatistics),
    onCommit: (listener) => void listeners.push(listener),
  }
}
