import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { found } from '#failure.ts'
import { findMailer } from '#queries/mailers.ts'
import { presentJob } from './present-jobs.ts'

/** A mailer as the contract shows it. */
export const shownJob = Effect.fnUntraced(function* (caller: Caller, jobID: number) {
  const row = yield* found(yield* findMailer(caller, jobID), 'mailer')
  return { job: yield* presentJob(caller, row) }
})
