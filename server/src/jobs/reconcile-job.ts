import { Clock, Effect } from 'effect'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { nextNight } from '#services/payments/follow-record.ts'
import { lastWeek, reconcile } from '#services/payments/reconcile.ts'
import { TryLater } from '#services/try-later.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

const AGAIN_MS = 15 * MINUTE_MS

/** Runs every night, and again soon if a gateway did not answer. A run for a requested span runs once. */
export const reconcileJob: JobHandler<JobPayloads['reconcile']> = Effect.fnUntraced(function* ({ payload: { span } }) {
  const now = yield* Clock.currentTimeMillis
  yield* reconcile(span ?? lastWeek(now)).pipe(
    Effect.mapError(() => new TryLater({ everyMs: AGAIN_MS, reason: 'a gateway did not tell its record' })),
  )
  return span ? 'done' : { at: nextNight(now) }
})
