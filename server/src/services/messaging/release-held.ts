import { Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { jobsOf, setPayload } from '#queries/jobs.ts'
import type { SendJob } from './queue-message.ts'

const scope = systemScope('job')

/** Messages that waited for a suspension to end may leave from now on. The hold does not make them late. */
export const releaseHeld = Effect.fnUntraced(function* (company: { readonly companyID: number }, since: number) {
  for (const { jobID, payload } of yield* jobsOf(company, 'send-message')) {
    const job: SendJob = { ...(JSON.parse(payload) as SendJob), since }
    yield* setPayload(scope, jobID, job)
  }
})
