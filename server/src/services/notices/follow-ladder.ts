import { Effect } from 'effect'
import { Database, enqueue } from '#db/database.ts'

/** The job belongs to no company: it goes through all of them. */
const NO_COMPANY = 0

/** Makes sure that ladders are planned, by one server however many there are. */
export const followLadder = Effect.gen(function* () {
  const { write } = yield* Database
  yield* write(enqueue({ companyID: NO_COMPANY, kind: 'plan-ladder', uniqueKey: 'plan-ladder', payload: {} }))
})
