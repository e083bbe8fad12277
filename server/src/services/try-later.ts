import { Data } from 'effect'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'

const FIRST_PAUSE_MS = 2 * SECOND_MS
const LONGEST_PAUSE_MS = 15 * MINUTE_MS

/**
 * It failed: try again. Each pause is twice the one before, from two seconds up to `longestMs`, or else up to fifteen
 * minutes. A job with its own pace (it polls, or waits for an answer) sets `everyMs` instead.
 */
export class TryLater extends Data.TaggedError('TryLater')<{
  readonly everyMs?: number
  readonly longestMs?: number
  readonly reason: string
}> {}

/** The pause after a failure. `lastMs` is the previous pause, if the job failed then too. */
export const pauseAfter = (
  { everyMs, longestMs = LONGEST_PAUSE_MS }: { readonly everyMs?: number; readonly longestMs?: number },
  lastMs = 0,
): number => everyMs ?? Math.min(longestMs, Math.max(FIRST_PAUSE_MS, lastMs * 2))
