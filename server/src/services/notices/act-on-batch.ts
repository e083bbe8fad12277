import { Clock, Effect } from 'effect'
import type { Can } from '@xd/core/domain/access/can.ts'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import { batchCan } from '@xd/core/domain/notice/batch.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { type BatchRow, lockBatch } from '#queries/notice-batches.ts'
import { cancelPendingNotices } from '#queries/notices.ts'
import { audit } from '#services/audit.ts'
import { planNotices } from './plan.ts'
import { countsNow, setBatchStatus } from './set-status.ts'

const required = (can: Can) => (can.ok ? Effect.void : fail('batch_state', { sentence: can.reason }))

const logged = Effect.fnUntraced(function* (
  caller: Caller,
  { batchID }: BatchRow,
  action: ActivityAction,
  detail: { readonly notices: number },
) {
  yield* audit(caller, { action, target: `batch/${batchID}`, detail })
})

/** Sends a reviewed batch. Repeating it changes nothing. */
export const sendBatch = Effect.fnUntraced(function* (caller: Caller, batchID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const batch = yield* found(yield* lockBatch(caller, batchID), 'batch')
      yield* required(batchCan.send(batch.batchStatus))
      if (batch.batchStatus !== 'ready') return
      const { waiting = 0 } = yield* countsNow(batch)
      yield* setBatchStatus(batch, 'sending', at)
      yield* planNotices(batch)
      yield* logged(caller, batch, 'notices-send', { notices: waiting })
    }),
  )
})

/** Stops all unsent notices of a batch for good. Repeating it changes nothing. */
export const cancelBatch = Effect.fnUntraced(function* (caller: Caller, batchID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const batch = yield* found(yield* lockBatch(caller, batchID), 'batch')
      yield* required(batchCan.cancel(batch.batchStatus))
      if (batch.batchStatus === 'canceled') return
      const stopped = yield* cancelPendingNotices(batch, batchID, at)
      yield* setBatchStatus(batch, 'canceled', at)
      yield* logged(caller, batch, 'notices-cancel', { notices: stopped })
    }),
  )
})
