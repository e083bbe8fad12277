import { Effect } from 'effect'
import { Database } from '#db/database.ts'
import { Metals } from '#providers/metals/metals.ts'

/** The job is nobody's: prices are the same for every company. */
const NO_COMPANY = 0

/** Sees to it that the feed is asked, by one server however many there are. */
export const followMetals = Effect.gen(function* () {
  const { on } = yield* Metals
  const { write } = yield* Database
  if (!on) return
  yield* write((tx) =>
    Effect.sync(() =>
      tx.enqueue({ companyID: NO_COMPANY, kind: 'poll-metals', uniqueKey: 'poll-metals', payload: {} }),
    ),
  )
})
