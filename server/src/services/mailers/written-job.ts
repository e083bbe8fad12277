import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { MailerAudience } from '@xd/core/contract/entity/mailer.ts'
import { audienceFaults, draftFaults, type JobFaults, missingParts } from '@xd/core/domain/mailer/check-job.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { query } from '#db/query.ts'
import { missing, requireValid } from '#failure.ts'
import { findFields } from '#queries/custom-fields.ts'
import { isLabelOf, knownLabels } from '#queries/labels.ts'
import { isImportOf } from '#queries/mailer-audience.ts'
import { labelsOfMailers, mediaOfMailers } from '#queries/mailer-parts.ts'
import { findMailer, type MailerRow } from '#queries/mailers.ts'
import { audienceOf } from './present-jobs.ts'

export type GivenJob = Input<'mailers/schedule-job'>['job']
type Audience = typeof MailerAudience.Type

/** A mailer's next state: its row, its labels and its pictures. */
export interface NextJob {
  readonly row: Pick<
    MailerRow,
    | 'storeID'
    | 'jobTitle'
    | 'jobTitleFold'
    | 'jobChannel'
    | 'jobBodyEN'
    | 'jobBodyES'
    | 'jobSubject'
    | 'jobSubjectES'
    | 'jobAudience'
    | 'jobScheduledAt'
    | 'jobRate'
  >
  readonly labelIDs: readonly number[]
  readonly mediaIDs: readonly number[]
}

/** A mailer's state before it was changed. */
export interface PreviousJob extends NextJob {
  readonly row: MailerRow
}

/** Omitted and emptied conditions don't count. */
const cleanAudience = (given: NonNullable<GivenJob['jobAudience']>): Audience =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null && value !== ''))

/** The given fields, and the rest as before, except the time. */
export const nextJob = (given: GivenJob, before: PreviousJob | undefined): NextJob => {
  const was = before?.row
  const jobTitle = (given.jobTitle ?? was?.jobTitle ?? '').trim()
  const jobChannel = given.jobChannel ?? was?.jobChannel ?? 'sms'
  const isEmail = jobChannel === 'email'
  const storeID = given.jobStoreID ?? (was === undefined ? 'last' : (was.storeID ?? 'last'))
  const audience = given.jobAudience ? cleanAudience(given.jobAudience) : was ? audienceOf(was) : {}
  return {
    row: {
      storeID: storeID === 'last' ? null : storeID,
      jobTitle,
      jobTitleFold: foldText(jobTitle),
      jobChannel,
      jobBodyEN: given.jobBodyEN ?? was?.jobBodyEN ?? '',
      jobBodyES: given.jobBodyES ?? was?.jobBodyES ?? '',
      jobSubject: isEmail ? (given.jobSubject ?? was?.jobSubject ?? '').trim() : '',
      jobSubjectES: isEmail ? (given.jobSubjectES ?? was?.jobSubjectES ?? '').trim() : '',
      jobAudience: JSON.stringify(audience),
      jobScheduledAt: given.jobScheduledAt ?? null,
      jobRate: given.jobRate === undefined ? (was?.jobRate ?? null) : given.jobRate,
    },
    labelIDs: [...new Set(given.jobLabels ?? before?.labelIDs ?? [])],
    mediaIDs: [...new Set(given.jobMedia ?? before?.mediaIDs ?? [])],
  }
}

const fieldFault = query(async (db: Db, caller: Caller, { customDate }: Audience): Promise<JobFaults> => {
  if (customDate === undefined) return {}
  const field = (await findFields(db, caller, 'customer')).find(({ id }) => id === customDate.fieldID)
  return field?.type === 'date' ? {} : { 'jobAudience.customDate': 'Customers have no such date.' }
})

/** A mailer from the given fields and what is saved of it, checked for errors. For previewing it, not for sending. */
export const readJob = Effect.fnUntraced(function* (caller: Caller, given: GivenJob, now: number) {
  const { write } = yield* Database
  const { jobID } = given
  const row = typeof jobID === 'number' ? yield* findMailer(caller, jobID) : undefined
  const before = row && (yield* withParts(caller, row))
  const { jobScheduledAt } = given
  const next = nextJob(given, before)
  // Its time is only where the forecast begins. No field is required yet.
  yield* write(checkJob(caller, next, false, now))
  return { ...next, row: { ...next.row, jobScheduledAt: jobScheduledAt ?? row?.jobScheduledAt ?? null } }
})

/** A stored mailer with its labels and pictures. */
export const withParts = query(async (db: Db, caller: Caller, row: MailerRow): Promise<PreviousJob> => ({
  row,
  labelIDs: (await labelsOfMailers(db, caller, [row.jobID])).get(row.jobID) ?? [],
  mediaIDs: ((await mediaOfMailers(db, caller, [row.jobID])).get(row.jobID) ?? []).map(({ mediaID }) => mediaID),
}))

/** Fails if any part of a mailer is wrong or, when it is to be scheduled, missing. */
export const checkJob = Effect.fnUntraced(function* (
  caller: Caller,
  { row, ...parts }: NextJob,
  isScheduled: boolean,
  now: number,
) {
  const audience = audienceOf(row)
  const mailerLabels = yield* knownLabels(caller, 'mailer', parts.labelIDs)
  if (mailerLabels.length < parts.labelIDs.length) return yield* missing('label')
  const { label, importID } = audience
  if (row.storeID !== null && !caller.storeIDs.includes(row.storeID)) return yield* missing('store')
  if (importID !== undefined && !(yield* isImportOf(caller, importID))) return yield* missing('import')
  if (label !== undefined && !(yield* isLabelOf(caller, 'customer', label))) return yield* missing('label')
  // A draft's time may have passed.
  const jobScheduledAt = isScheduled ? row.jobScheduledAt : null
  const written = { ...row, jobScheduledAt, mediaCount: parts.mediaIDs.length }
  const faults = {
    ...draftFaults(written, now),
    ...audienceFaults(audience),
    ...(yield* fieldFault(caller, audience)),
    ...(isScheduled && missingParts(written)),
  }
  yield* requireValid(faults, 'job')
})
