import { Data, type Effect } from 'effect'
import type { Services } from '#services.ts'

export interface Job<Payload> {
  readonly companyID: number
  readonly payload: Payload
  /** 1 for the first try. */
  readonly attempt: number
}

/** Not now: try again after `ms`. Without it a failing job waits longer after each try. */
export class TryLater extends Data.TaggedError('TryLater')<{ readonly ms?: number; readonly reason: string }> {}

/**
 * The work behind one kind of job. It may run more than once (a crash, a lease that ran out), so it must look at what
 * is already done before it does anything that the outside can see.
 */
export type JobHandler<Payload> = (job: Job<Payload>) => Effect.Effect<void, TryLater, Services>
