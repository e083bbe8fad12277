import { Cause, Deferred, Effect, Exit } from 'effect'
import type { Transaction } from './transaction.ts'
import { DatabaseBusy } from './database-busy.ts'

type Write = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, Exclude<R, Transaction>>

interface Waiting {
  readonly work: Effect.Effect<unknown, unknown, Transaction>
  readonly done: (exit: Exit.Exit<unknown, unknown>) => void
}

/** How many writes share a transaction; others wait no longer than for these. */
const MOST = 25
/** From the start of one transaction to the start of the next, while there is more to write. */
const PAUSE_MS = 25

const isBusy = (exit: Exit.Exit<unknown, unknown>): boolean =>
  Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof DatabaseBusy

/**
 * Runs frequent small writes in shared transactions, since each transaction costs SQLite a wait for the disk. The first
 * goes at once; those that arrive meanwhile follow together. Each caller still continues only when its write is on
 * disk. If one write fails, nothing is kept, and each is run separately.
 */
export const together = (write: Write): Write => {
  const waiting: Waiting[] = []
  let isRunning = false

  const alone = ({ work, done }: Waiting) => Effect.map(Effect.exit(write(work)), done)

  const all = (group: readonly Waiting[]) =>
    Effect.exit(write(Effect.forEach(group, ({ work }) => work))).pipe(
      Effect.flatMap((exit) => {
        if (Exit.isSuccess(exit))
          return Effect.sync(() => group.forEach(({ done }, at) => done(Exit.succeed(exit.value[at]))))
        if (isBusy(exit)) return Effect.sync(() => group.forEach(({ done }) => done(exit)))
        return Effect.forEach(group, alone, { discard: true })
      }),
    )

  const run = Effect.gen(function* () {
    while (waiting.length > 0) {
      const began = performance.now()
      const [first, ...others] = waiting.splice(0, MOST)
      yield* others.length === 0 ? alone(first!) : all([first!, ...others])
      yield* Effect.sleep(Math.max(0, began + PAUSE_MS - performance.now()))
    }
    isRunning = false
  })

  return <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.gen(function* () {
      const context = yield* Effect.context<Exclude<R, Transaction>>()
      const result = Deferred.makeUnsafe<A, E>()
      waiting.push({
        work: Effect.provideContext(work, context) as Effect.Effect<A, E, Transaction>,
        done: (exit) => void Deferred.doneUnsafe(result, exit as Exit.Exit<A, E>),
      })
      if (!isRunning) {
        isRunning = true
        yield* Effect.forkDetach(run)
      }
      return yield* Deferred.await(result)
    })
}
