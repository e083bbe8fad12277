import type { Effect } from 'effect'
import type { Services } from '#services.ts'
import type { GaveUp } from '#services/gave-up.ts'
import type { TryLater } from '#services/try-later.ts'

interface Job<Payload> {
  readonly companyID: number
  readonly payload: Payload
  /** 1 for the first try. */
  readonly attempt: number
}

/** Run again: after this many milliseconds, or at a set time. */
type Again = { readonly in: number } | { readonly at: number }

export type Outcome = 'done' | Again

/**
 * The work behind one kind of job. It may run more than once (a crash, an expired lease), so it must check for finished
 * steps before it does anything visible outside.
 */
export type JobHandler<Payload> = (job: Job<Payload>) => Effect.Effect<Outcome, TryLater | GaveUp, Services>
