import { Clock, Effect } from 'effect'
import { nextNight } from '#services/payments/follow-record.ts'
import { lastWeek, reconcile } from '#services/payments/reconcile.ts'
import { type JobHandler, TryLater } from './job.ts'
import type { JobPayloads } from './table.ts'

const AGAIN_MS = 15 * 60_000

/** Never done: it comes again each night, and soon when a gateway did not answer. Of a span that somebody asks for it is done. */
export const reconcileJob: JobHandler<JobPayloads['reconcile']> = Effect.fnUntraced(function* ({ payload: { span } }) {
  const now = yield* Clock.currentTimeMillis
  yield* reconcile(span ?? lastWeek(now)).pipe(
    Effect.mapError(() => new TryLater({ ms: AGAIN_MS, reason: 'a gateway did not tell its record' })),
  )
  if (span) return
  return yield* Effect.fail(new TryLater({ ms: nextNight(now) - now, reason: 'reconciled each night' }))
})
