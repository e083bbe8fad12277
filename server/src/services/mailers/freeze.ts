import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { mediaOfMailers } from '#queries/mailer-parts.ts'
import { insertRecipients } from '#queries/mailer-recipients.ts'
import { countsOfMailers, lockMailer, type MailerRow, updateMailer } from '#queries/mailers.ts'
import { audiencePage } from './audience.ts'
import { contextOf } from './context.ts'
import { tellProgress } from './progress.ts'
import { setStatus } from './set-status.ts'

/**
 * Decides the next page of a mailer's audience and writes it, one row per person. Restarted after a crash, it continues
 * after the last customer it wrote. Returns whether it was the last page.
 */
export const freezePage = Effect.fnUntraced(function* (job: MailerRow, taken: Set<string>) {
  const database = yield* Database
  const config = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const { companyID, jobID } = job
  return yield* database.write(
    Effect.gen(function* () {
      const locked = yield* lockMailer(job, jobID)
      if (locked?.jobStatus !== 'preparing') return true
      const context = yield* contextOf(locked)
      const hasPictures = (yield* mediaOfMailers(job, [jobID])).has(jobID)
      const after = locked.frozenThrough
      const page = yield* audiencePage(context, { after, now, config, hasPictures, taken })
      yield* insertRecipients(
        page.decided.map(({ member, excluded }) => ({
          companyID,
          jobID,
          storeID: member.store?.storeID ?? null,
          custID: member.custID,
          address: member.address,
          state: excluded === null ? ('waiting' as const) : ('excluded' as const),
          reason: excluded,
          stateAt: now,
        })),
      )
      const last = page.through ?? page.decided.at(-1)?.member.custID ?? after
      yield* updateMailer(job, jobID, { frozenThrough: last })
      const { decided, through } = page
      const counts = (yield* countsOfMailers(job, [jobID])).get(jobID) ?? {}
      if (through === null) {
        const isForAnybody = (counts.waiting ?? 0) > 0
        const next = yield* setStatus(locked, 'sending', now)
        if (!isForAnybody) yield* setStatus(next, 'finished', now)
      } else if (decided.length > 0) yield* tellProgress(database, locked, counts, now)
      return through === null
    }),
  )
})
