import { Clock, Effect } from 'effect'
import { canMovePromise, type PromiseEnding } from '@xd/core/domain/promise/promise.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { findPromise, lockPromisesOf, updatePromise } from '#queries/promises.ts'
import { audit } from '#services/audit.ts'
import { wakeReminders } from '#services/reminders/wake.ts'
import { announcePromises } from './judge.ts'
import { presentPromise } from './present.ts'

/** Marks a promise kept or withdrawn. Repeating it changes nothing. */
export const closePromise = Effect.fnUntraced(function* (caller: Caller, promiseID: number, ending: PromiseEnding) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const { custID, storeID } = yield* found(yield* findPromise(caller, promiseID), 'promise')
      const to = { storeID, custIDs: [custID] }
      const rows = yield* lockPromisesOf(caller, to)
      const row = yield* found(
        rows.find((one) => one.promiseID === promiseID),
        'promise',
      )
      if (row.promiseStatus !== ending) {
        const can = canMovePromise(row.promiseStatus, ending)
        if (!can.ok) return yield* fail('promise_state', { sentence: can.reason })
        yield* updatePromise(caller, promiseID, {
          promiseStatus: ending,
          isOverdue: 0,
          statusAt: now,
          statusByID: caller.userID,
        })
        yield* audit(caller, {
          action: 'promise-close',
          target: `customer/${custID}`,
          detail: { promiseStatus: ending, promiseDay: row.promiseDay },
        })
        yield* announcePromises(caller, to)
        yield* wakeReminders(caller, to, now)
      }
      return { promise: presentPromise(yield* found(yield* findPromise(caller, promiseID), 'promise')) }
    }),
  )
})
