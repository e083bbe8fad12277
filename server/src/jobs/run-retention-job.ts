import { Clock, Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { runRetention } from '#services/retention/run-retention.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** A run gives up its slot after this long, and is scheduled again at once: a server that stops waits for it. */
const RUN_MS = SECOND_MS

/** Never done: a choice made while it ends would have no job. */
export const runRetentionJob: JobHandler<JobPayloads['run-retention']> = Effect.fnUntraced(function* ({ companyID }) {
  const begun = yield* Clock.currentTimeMillis
  for (;;) {
    const next = yield* runRetention(companyID)
    if ('at' in next || (yield* Clock.currentTimeMillis) - begun > RUN_MS) return next
    yield* Effect.sleep(next.in)
  }
})
