import { Clock, Effect } from 'effect'
import { undoableUntil } from '@xd/core/domain/customer/merge.ts'
import { handle } from '#calls/handler.ts'
import { listMerges } from '#queries/customer-merges.ts'

export const list = handle(
  'customers/merges/list',
  Effect.fnUntraced(function* ({ customerID }, caller) {
    const now = yield* Clock.currentTimeMillis
    const rows = yield* listMerges(caller, customerID, now - undoableUntil(0))
    return {
      merges: rows.map(({ mergedAt, ...row }) => ({
        ...row,
        mergeDate: mergedAt,
        undoableUntil: undoableUntil(mergedAt),
      })),
    }
  }),
)
