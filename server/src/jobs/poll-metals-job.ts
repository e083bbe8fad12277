import { Clock, Effect } from 'effect'
import { isMarketOpen, nextOpen } from '@xd/core/domain/metals/close.ts'
import { REFRESH_SECONDS } from '@xd/core/domain/metals/compare.ts'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { Metals } from '#providers/metals/metals.ts'
import { pollMetals as poll } from '#services/metals/poll.ts'
import { TryLater } from '#services/try-later.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

const PAUSE_MS = REFRESH_SECONDS * SECOND_MS

/**
 * Runs every minute, whatever the feed answers; outside market hours it rests once it has the close. Without a feed it
 * ends.
 */
export const pollMetalsJob: JobHandler<JobPayloads['poll-metals']> = Effect.fnUntraced(function* () {
  const { on } = yield* Metals
  if (!on) return 'done'
  yield* poll.pipe(
    Effect.mapError(() => new TryLater({ everyMs: PAUSE_MS, reason: 'the metals feed does not answer' })),
  )
  const now = yield* Clock.currentTimeMillis
  return isMarketOpen(now) ? { in: PAUSE_MS } : { at: nextOpen(now) }
})
