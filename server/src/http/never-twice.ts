import { Effect } from 'effect'
import { Database } from '#db/database.ts'
import { DatabaseBusy, MaybeSaved } from '#db/database-busy.ts'

/** Runs a call. Once it has saved anything, an unresponsive database is no reason to repeat the call. */
export const neverTwice = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Database, (database) => {
    let isSaved = false
    const saved = Effect.sync(() => void (isSaved = true))
    const watched: typeof Database.Service = {
      ...database,
      write: (change) => Effect.tap(database.write(change), saved),
      writeTogether: (change) => Effect.tap(database.writeTogether(change), saved),
    }
    return Effect.provideService(work, Database, watched).pipe(
      Effect.catchDefect((cause) =>
        Effect.die(isSaved && cause instanceof DatabaseBusy ? new MaybeSaved(cause.message, { cause }) : cause),
      ),
    )
  })
