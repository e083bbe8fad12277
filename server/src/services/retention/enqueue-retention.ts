import { Effect } from 'effect'
import { Database, enqueue } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { companiesWithRetention } from '#queries/retention-settings.ts'

/** One job for each company that ever made a choice. It runs every night. */
export const enqueueRetention = (companyID: number, runAt: number) =>
  enqueue({
    companyID,
    kind: 'run-retention',
    uniqueKey: `run-retention/${companyID}`,
    payload: {},
    lane: 'mass',
    runAt,
  })

/** Makes sure that every company with a choice has its job. */
export const followRetention = Effect.gen(function* () {
  const { write } = yield* Database
  const companyIDs = yield* companiesWithRetention(systemScope('job'))
  if (companyIDs.length > 0)
    yield* write(Effect.forEach(companyIDs, (companyID) => enqueueRetention(companyID, 0), { discard: true }))
})
