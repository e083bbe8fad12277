import { Clock, Effect } from 'effect'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import { isDone, type JobStatus, type MailerAct } from '@xd/core/domain/mailer/job-status.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { mediaOfMailers } from '#queries/mailer-parts.ts'
import { cancelPending } from '#queries/mailer-recipients.ts'
import { countsOfMailers, lockMailer, type MailerRow } from '#queries/mailers.ts'
import { audit } from '#services/audit.ts'
import { allowed } from './allowed.ts'
import { requireChannel } from './may-go-out.ts'
import { pause } from './pause.ts'
import { planRun } from './plan-run.ts'
import { setStatus } from './set-status.ts'
import { takeBackUnsent } from './take-back.ts'

type Act = Extract<MailerAct, 'cancel' | 'force' | 'pause' | 'resume'>

const ACTIONS: Readonly<Record<Act, ActivityAction>> = {
  cancel: 'mailer-cancel',
  force: 'mailer-force',
  pause: 'mailer-pause',
  resume: 'mailer-resume',
}

/** A mailer freezes its audience first, unless that is done. */
const goingOn = ({ frozenAt }: MailerRow): JobStatus => (frozenAt === null ? 'preparing' : 'sending')

const left = Effect.fnUntraced(function* (job: MailerRow) {
  const counts = (yield* countsOfMailers(job, [job.jobID])).get(job.jobID) ?? {}
  return (counts.waiting ?? 0) + (counts.held ?? 0)
})

/** Returns how many it has taken back. */
type Apply<E, R> = (job: MailerRow, at: number) => Effect.Effect<number, E, R>

const act = Effect.fnUntraced(function* <E, R>(caller: Caller, jobID: number, what: Act, apply: Apply<E, R>) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const job = yield* found(yield* lockMailer(caller, jobID), 'mailer')
      yield* allowed(what, job)
      if (isDone(what, job.jobStatus)) return
      const waiting = yield* left(job)
      const takenBack = yield* apply(job, at)
      const detail = { jobTitle: job.jobTitle, left: waiting + takenBack }
      yield* audit(caller, { action: ACTIONS[what], target: `mailer/${jobID}`, detail })
    }),
  )
})

/**
 * Stops all unsent messages for good, including queued ones. Repeating it changes nothing; the same goes for the other
 * actions.
 */
export const cancelJob = (caller: Caller, jobID: number) =>
  act(
    caller,
    jobID,
    'cancel',
    Effect.fnUntraced(function* (job, at) {
      const takenBack = yield* takeBackUnsent(job, 'canceled', at)
      yield* cancelPending(jobID, at)
      yield* planRun({ ...job, jobScheduledAt: null })
      yield* setStatus(job, 'canceled', at)
      return takenBack
    }),
  )

export const pauseJob = (caller: Caller, jobID: number) =>
  act(caller, jobID, 'pause', (job, at) => pause(job, 'person', at))

/** Starts a mailer before its time, or resumes a paused one. */
export const goOn = (caller: Caller, jobID: number, what: 'force' | 'resume') =>
  act(
    caller,
    jobID,
    what,
    Effect.fnUntraced(function* (job, at) {
      const pictures = yield* mediaOfMailers(job, [jobID])
      yield* requireChannel(caller, { ...job, hasPictures: pictures.size > 0 })
      yield* planRun(yield* setStatus(job, goingOn(job), at), true)
      return 0
    }),
  )
