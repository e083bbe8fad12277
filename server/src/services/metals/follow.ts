import { Effect } from 'effect'
import { Database, enqueue } from '#db/database.ts'
import { Metals } from '#providers/metals/metals.ts'

/** The job belongs to no company: prices are the same for all. */
const NO_COMPANY = 0

/** Makes sure the feed is polled, by one server however many there are. */
export const followMetals = Effect.gen(function* () {
  const { on } = yield* Metals
  const { write } = yield* Database
  if (!on) return
  yield* write(enqueue({ companyID: NO_COMPANY, kind: 'poll-metals', uniqueKey: 'poll-metals', payload: {} }))
})
