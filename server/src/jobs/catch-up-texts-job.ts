import { Effect } from 'effect'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { Texting } from '#providers/texting/texting.ts'
import { catchUpTexts } from '#services/conversation/catch-up-texts.ts'
import { TryLater } from '#services/try-later.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'
import { causeOfSilence } from '#troubles.ts'

const PAUSE_MS = 15 * MINUTE_MS
/** The carrier's return is noticed within this time. */
const AWAY_MS = 30 * SECOND_MS

/** Asks forever, whatever the carrier answers. Without an account it ends. */
export const catchUpTextsJob: JobHandler<JobPayloads['catch-up-texts']> = Effect.fnUntraced(function* () {
  const { on } = yield* Texting
  if (!on) return 'done'
  yield* catchUpTexts.pipe(
    Effect.catchTag('TextUnknown', ({ cause }) =>
      Effect.fail(
        new TryLater({ everyMs: AWAY_MS, reason: `the carrier does not list texts: ${causeOfSilence(cause)}` }),
      ),
    ),
  )
  return { in: PAUSE_MS }
})
