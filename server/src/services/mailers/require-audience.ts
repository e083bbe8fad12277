import { Effect } from 'effect'
import type { Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { invalid } from '#failure.ts'
import { audiencePage } from './audience.ts'
import { contextOf, type Mailing } from './context.ts'
import { type GivenJob, readJob } from './written-job.ts'

export const FOR_NOBODY = 'Nobody would get this mailer.'

/** People left out now may be included when it is sent. */
const passes = (excluded: Exclusion | null): boolean => excluded === null || excluded === 'recent'

/** Fails if a scheduled mailer would go to nobody. Stops at the first recipient. */
export const requireAudience = Effect.fnUntraced(function* (caller: Caller, given: GivenJob, now: number) {
  const config = yield* AppConfig
  const { row, mediaIDs } = yield* readJob(caller, given, now)
  const { companyID, storeIDs } = caller
  const job: Mailing = { ...row, jobID: given.jobID ?? 0, companyID, authorStoreIDs: JSON.stringify(storeIDs) }
  const context = yield* contextOf(job)
  const taken = new Set<string>()
  let after: number | null = 0
  while (after !== null) {
    const looking = { after, now, config, hasPictures: mediaIDs.length > 0, taken }
    const page: Awaited<ReturnType<typeof audiencePage>> = yield* audiencePage(context, looking)
    if (page.decided.some(({ excluded }) => passes(excluded))) return
    after = page.through
  }
  yield* invalid({ 'job.jobAudience': FOR_NOBODY })
})
