import type { Effect } from 'effect'
import type { Services } from '#services.ts'
import type { TryLater } from '#services/try-later.ts'

interface Job<Payload> {
  readonly companyID: number
  readonly payload: Payload
  /** 1 for the first try. */
  readonly attempt: number
}

/** The same again: after so many milliseconds, or at a time of the clock. */
type Again = { readonly in: number } | { readonly at: number }

export type Outcome = 'done' | Again

/**
 * The work behind one kind of job. It may run more than once (a crash, a lease that ran out), so it must look at what
 * is already done before it does anything that the outside can see.
 */
export type JobHandler<Payload> = (job: Job<Payload>) => Effect.Effect<Outcome, TryLater, Services>
