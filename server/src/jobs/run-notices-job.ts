import { Clock, Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import type { RunNotices } from '#services/plan-notices.ts'
import { sendNotices } from '#services/notices/send-hand.ts'
import type { JobHandler, Outcome } from './job.ts'

/** A run gives up its slot after this long, and is scheduled again at once. */
const RUN_MS = 8 * SECOND_MS
/** Shorter pauses are waited out in place. */
const PATIENCE_MS = SECOND_MS

/** Carries a batch through: its rows hold whatever is left to do, so it continues where it was after a crash. */
export const runNoticesJob: JobHandler<RunNotices> = Effect.fnUntraced(function* ({ companyID, payload }) {
  const begun = yield* Clock.currentTimeMillis
  for (;;) {
    const next = yield* sendNotices(companyID, payload.batchID)
    if (next === 'over') return 'done' satisfies Outcome as Outcome
    if ('at' in next) return next
    if (next.inMs >= PATIENCE_MS || (yield* Clock.currentTimeMillis) - begun > RUN_MS) return { in: next.inMs }
    yield* Effect.sleep(next.inMs)
  }
})
