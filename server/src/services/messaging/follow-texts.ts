import { Clock, Effect } from 'effect'
import { Database, enqueue } from '#db/database.ts'
import { NO_COMPANY } from '#db/job-queue.ts'
import { systemScope } from '#db/scope.ts'
import { Texting } from '#providers/texting/texting.ts'
import { wakeJob } from '#queries/jobs.ts'

const KEY = 'catch-up-texts'

/** Makes sure that the carrier is asked for missed texts, now and regularly, by one server however many there are. */
export const followTexts = Effect.gen(function* () {
  const { on } = yield* Texting
  const { write } = yield* Database
  if (!on) return
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      yield* wakeJob(systemScope('job'), KEY, now)
      yield* enqueue({ companyID: NO_COMPANY, kind: 'catch-up-texts', uniqueKey: KEY, payload: {} })
    }),
  )
})
