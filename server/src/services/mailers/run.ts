import { Clock, Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { nextCarrierDay } from '@xd/core/domain/mailer/limits.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { addressesOf } from '#queries/mailer-recipients.ts'
import { countsOfMailers, lockMailer, type MailerRow, mailerOfJob } from '#queries/mailers.ts'
import { carryThrough, type Next } from '#services/sending/run.ts'
import { announceMailer } from './announce.ts'
import { freezePage } from './freeze.ts'
import { sendMailer } from './send-mailer.ts'
import { setStatus } from './set-status.ts'

/** After a mailer finishes, outstanding outcomes are announced for this long, at growing intervals. */
const SETTLE_MS = 3_600 * SECOND_MS
const SETTLE_SHARE = 4

const scope = systemScope('job')

/** Moves a mailer from one status to another, unless its status has already changed. */
const step = Effect.fnUntraced(function* (job: MailerRow, from: MailerRow['jobStatus'], to: MailerRow['jobStatus']) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const locked = yield* lockMailer(job, job.jobID)
      if (locked?.jobStatus === from) yield* setStatus(locked, to, now)
    }),
  )
})

const freeze = Effect.fnUntraced(function* (job: MailerRow) {
  // A phone number belongs to one customer; a family may share an email address.
  const taken = job.jobChannel === 'email' ? yield* addressesOf(job, job.jobID) : new Set<string>()
  while (!(yield* freezePage(job, taken)));
})

/** Status reports still come in, and the result page shows them. */
const settle = Effect.fnUntraced(function* (job: MailerRow, now: number) {
  const { write } = yield* Database
  const counts = (yield* countsOfMailers(job, [job.jobID])).get(job.jobID) ?? {}
  yield* write(announceMailer(job))
  const age = now - (job.finishedAt ?? now)
  const isOpen = (counts.sending ?? 0) + (counts.sent ?? 0) > 0 && age < SETTLE_MS
  return (isOpen ? { inMs: Math.max(2 * SECOND_MS, age / SETTLE_SHARE) } : 'over') satisfies Next as Next
})

/** The next step for a mailer in its current state, and when to look again. */
const advance = Effect.fnUntraced(function* (job: MailerRow) {
  const now = yield* Clock.currentTimeMillis
  const again: Next = { inMs: 0 }
  switch (job.jobStatus) {
    case 'scheduled':
      if (job.jobScheduledAt === null) return 'over'
      if (job.jobScheduledAt > now) return { at: job.jobScheduledAt }
      yield* step(job, 'scheduled', 'preparing')
      return again
    case 'preparing':
      yield* freeze(job)
      return again
    case 'sending':
      return yield* sendMailer(job.companyID, job.jobID)
    case 'paused': {
      if (job.pausedReason !== 'day_cap') return 'over'
      const opens = nextCarrierDay(job.statusAt)
      if (opens > now) return { at: opens }
      yield* step(job, 'paused', 'sending')
      return again
    }
    case 'finished':
      return yield* settle(job, now)
    default:
      return 'over'
  }
})

/** Carries a mailer through its statuses. */
export const runMailer = (companyID: number, jobID: number) =>
  carryThrough(
    Effect.flatMap(mailerOfJob(scope, { companyID, jobID }), (job) =>
      job === undefined ? Effect.succeed('over' as const) : advance(job),
    ),
  )
