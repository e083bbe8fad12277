import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findLoan } from '#queries/loans.ts'
import { presentLoan } from './present-loans.ts'

/** Makes one change in a transaction, and returns the quote afterwards. */
export const changedLoan = Effect.fnUntraced(function* <E, R>(
  caller: Caller,
  change: (now: number) => Effect.Effect<number, E, R>,
) {
  const { write } = yield* Database
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const loanID = yield* write(change(now))
  const row = yield* found(yield* findLoan(caller, loanID), 'loan')
  return yield* presentLoan(caller, row, { now, publicURL })
})
