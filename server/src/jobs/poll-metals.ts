import { Effect } from 'effect'
import { REFRESH_SECONDS } from '@xd/core/domain/metals/compare.ts'
import { Metals } from '#providers/metals/metals.ts'
import { pollMetals as poll } from '#services/metals/poll.ts'
import { type JobHandler, TryLater } from './job.ts'
import type { JobPayloads } from './table.ts'

const PAUSE_MS = REFRESH_SECONDS * 1000

/** Never done: it comes again each minute, whatever the feed has answered. Without a feed it ends. */
export const pollMetals: JobHandler<JobPayloads['poll-metals']> = Effect.fnUntraced(function* () {
  const { on } = yield* Metals
  if (!on) return
  const again = (reason: string) => new TryLater({ ms: PAUSE_MS, reason })
  yield* poll.pipe(Effect.mapError(() => again('the metals feed does not answer')))
  return yield* Effect.fail(again('asked each minute'))
})
