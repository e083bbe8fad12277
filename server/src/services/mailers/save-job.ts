import { Clock, Effect } from 'effect'
import type { MadeOnce } from '@xd/core/contract/made-once.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { within } from '#db/query.ts'
import { fail, found } from '#failure.ts'
import { replaceMailerLabels, replaceMailerMedia } from '#queries/mailer-parts.ts'
import { keepMade, madeUnder, type MadeKey, takeKey } from '#queries/made-once.ts'
import { deleteMailer, findMailer, insertMailer, lockMailer, type MailerRow, updateMailer } from '#queries/mailers.ts'
import { audit } from '#services/audit.ts'
import type { ClientKey, Saving } from '#services/made-once.ts'
import { allowed } from './allowed.ts'
import { announceMailer } from './announce.ts'
import { requireChannel } from './may-go-out.ts'
import { planRun } from './plan-run.ts'
import { requireAudience } from './require-audience.ts'
import { checkJob, type GivenJob, type NextJob, nextJob, type PreviousJob, withParts } from './written-job.ts'

/** A draft may keep its planned time. */
const isToGoOut = ({ jobScheduledAt, isDraft }: GivenJob): boolean =>
  typeof jobScheduledAt === 'number' && isDraft !== true

const previous = Effect.fnUntraced(function* (caller: Caller, jobID: number) {
  const row = yield* found(yield* lockMailer(caller, jobID), 'mailer')
  return yield* withParts(caller, row)
})

const keyOf = ({ companyID, userID }: Caller, { jobID }: GivenJob, clientKey: ClientKey) =>
  typeof jobID === 'number' || typeof clientKey !== 'string'
    ? undefined
    : ({ companyID, userID, call: 'mailers/schedule-job' satisfies MadeOnce, clientKey } as const)

/** The mailer that the caller has already saved under this key. */
const savedBefore = async (db: Db, caller: Caller, key: MadeKey | undefined): Promise<MailerRow | undefined> => {
  const jobID = key && (await madeUnder(db, key))
  return jobID === undefined ? undefined : findMailer(db, caller, jobID)
}

/** Whether it is already in the requested state: a draft, or scheduled. */
const isDone = (given: GivenJob, { jobStatus }: MailerRow): boolean => isToGoOut(given) === (jobStatus !== 'draft')

const keep = Effect.fnUntraced(function* (
  caller: Caller,
  given: GivenJob,
  before: PreviousJob | undefined,
  now: number,
) {
  const next = nextJob(given, before)
  const isScheduled = isToGoOut(given)
  yield* checkJob(caller, next, isScheduled, now)
  if (isScheduled) yield* requireChannel(caller, { ...next.row, hasPictures: next.mediaIDs.length > 0 })
  const { companyID, userID: createdByID } = caller
  const status = isScheduled ? ('scheduled' as const) : ('draft' as const)
  const row = {
    ...next.row,
    authorStoreIDs: JSON.stringify(caller.storeIDs),
    jobStatus: status,
    statusAt: before?.row.jobStatus === status ? before.row.statusAt : now,
    jobVersion: (before?.row.jobVersion ?? 0) + 1,
  }
  const known = before?.row.jobID
  const jobID = known ?? (yield* insertMailer({ companyID, createdByID, createdAt: now, ...row }))
  if (known !== undefined) yield* updateMailer(caller, known, row)
  yield* replaceMailerLabels(caller, jobID, next.labelIDs)
  yield* replaceMailerMedia(caller, jobID, next.mediaIDs)
  return { jobID, companyID, ...row }
})

/** A mailer's parts as the activity log names them. */
const saidOf = ({ row, labelIDs, mediaIDs }: NextJob) => ({
  jobTitle: row.jobTitle,
  jobChannel: row.jobChannel,
  jobBodyEN: row.jobBodyEN,
  jobBodyES: row.jobBodyES,
  jobSubject: row.jobSubject,
  jobSubjectES: row.jobSubjectES,
  jobStoreID: row.storeID ?? 'last',
  jobAudience: JSON.parse(row.jobAudience) as object,
  jobScheduledAt: row.jobScheduledAt,
  jobRate: row.jobRate,
  jobLabels: labelIDs,
  jobMedia: mediaIDs,
})

const remove = Effect.fnUntraced(function* (caller: Caller, row: MailerRow) {
  const { jobID, jobTitle } = row
  yield* allowed('delete', row)
  yield* deleteMailer(caller, jobID)
  yield* audit(caller, { action: 'mailer-delete', target: `mailer/${jobID}`, detail: { jobTitle } })
  yield* announceMailer(row)
})

/**
 * Creates, changes, schedules or deletes a mailer. Returns its id, or null if it was deleted. A new one under a used
 * key returns the mailer made under that key.
 */
export const saveJob = Effect.fnUntraced(function* (
  caller: Caller,
  given: GivenJob,
  { clientKey, expectedVersion }: Saving,
) {
  const { read, write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const { jobID: known, deleteJob } = given
  const key = keyOf(caller, given, clientKey)
  const own = (db: Db) => savedBefore(db, caller, key)
  // Looked up first: otherwise customers it has been sent to since would count as just written to.
  const done = yield* read(own)
  if (done && isDone(given, done)) return done.jobID
  if (isToGoOut(given) && deleteJob !== true) yield* requireAudience(caller, given, now)
  return yield* write(
    Effect.gen(function* () {
      const isFirst = key === undefined || (yield* takeKey(key, now))
      const saved = isFirst ? undefined : yield* within(own)
      if (saved && isDone(given, saved)) return saved.jobID
      const jobID = known ?? saved?.jobID
      const before = typeof jobID === 'number' || deleteJob === true ? yield* previous(caller, jobID ?? 0) : undefined
      if (before && typeof expectedVersion === 'number' && expectedVersion !== before.row.jobVersion)
        return yield* fail('conflict', { details: { jobVersion: before.row.jobVersion } })
      if (before && deleteJob === true) {
        yield* remove(caller, before.row)
        return null
      }
      if (before) yield* allowed('change', before.row)
      const row = yield* keep(caller, given, before, now)
      if (key) yield* keepMade(key, row.jobID)
      yield* planRun(row.jobStatus === 'draft' ? { ...row, jobScheduledAt: null } : row)
      const { jobID: _, deleteJob: __, isDraft: ___, ...made } = given
      yield* audit(caller, {
        action: row.jobStatus === 'scheduled' ? 'mailer-schedule' : 'mailer-save',
        target: `mailer/${row.jobID}`,
        detail: before
          ? { jobTitle: row.jobTitle, set: whatDiffers(saidOf(before), saidOf(nextJob(given, before))) }
          : made,
      })
      yield* announceMailer(row)
      // Users who can no longer see it are told as well.
      if (before && before.row.storeID !== row.storeID) yield* announceMailer(before.row)
      return row.jobID
    }),
  )
})
