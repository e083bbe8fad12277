import { Clock, Effect } from 'effect'
import { nextNight } from '#services/payments/follow-record.ts'
import { reconcile } from '#services/payments/reconcile.ts'
import { type JobHandler, TryLater } from './job.ts'
import type { JobPayloads } from './table.ts'

const MINUTE_MS = 60_000
/** A week: a server that was away for some nights misses nothing. */
const LOOKED_BACK_MS = 7 * 24 * 60 * MINUTE_MS
/** What is just being settled is left for the next night. */
const FRESH_MS = 10 * MINUTE_MS
const AGAIN_MS = 15 * MINUTE_MS

/** Never done: it comes again each night, and soon when a gateway did not answer. Of a span that somebody asks for it is done. */
export const reconcileJob: JobHandler<JobPayloads['reconcile']> = Effect.fnUntraced(function* ({ payload: { span } }) {
  const now = yield* Clock.currentTimeMillis
  yield* reconcile(span ?? { from: now - LOOKED_BACK_MS, to: now - FRESH_MS }).pipe(
    Effect.mapError(() => new TryLater({ ms: AGAIN_MS, reason: 'a gateway did not tell its record' })),
  )
  if (span) return
  return yield* Effect.fail(new TryLater({ ms: nextNight(now) - now, reason: 'reconciled each night' }))
})
