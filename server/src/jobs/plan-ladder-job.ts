import { Effect } from 'effect'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { systemScope } from '#db/scope.ts'
import { storesWithLadder } from '#queries/notice-settings.ts'
import { planLadder } from '#services/notices/plan-ladder.ts'
import type { JobHandler, Outcome } from './job.ts'

const PAUSE_MS = 5 * MINUTE_MS

/** Checks every few minutes which stores' time has come. */
export const planLadderJob: JobHandler<Record<never, never>> = Effect.fnUntraced(function* () {
  yield* planLadder(yield* storesWithLadder(systemScope('job')))
  return { in: PAUSE_MS } satisfies Outcome as Outcome
})
