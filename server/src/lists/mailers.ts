import { Effect } from 'effect'
import type { MailerJob } from '@xd/core/contract/entity/mailer.ts'
import type { MailerSearch } from '@xd/core/contract/mailers.ts'
import { JOB_STATUS_LABELS, JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { listMailers, MAILER_ORDERS, type MailerFilter, mailerPage, type MailerRow } from '#queries/mailers.ts'
import { presentJobs } from '#services/mailers/present-jobs.ts'
import { askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof MailerJob.Type

export const mailers: ListWithFile<MailerSearch, MailerFilter, MailerRow, Shown> = {
  sorting: { orders: MAILER_ORDERS, sortBy: 'jobCreatedDate', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, status, store }, caller) {
    const storeID = yield* askedStore(store, caller)
    return {
      filter: filter ?? '',
      status: yield* askedOf('status', status, ['all', ...JOB_STATUSES]),
      ...(storeID !== undefined && { storeID }),
    }
  }),
  query: listMailers,
  present: presentJobs,
  labels: 'mailer',
  page: mailerPage,
  columns: ({ companyTimezone, user, store, labels, ...names }) => {
    const zone = ({ jobStoreID }: Shown) => (jobStoreID === 'last' ? companyTimezone : names.zone(jobStoreID))
    const date = (at: number | null, job: Shown) => (at === null ? '' : dateCell(at, zone(job)))
    return [
      ['Mailer', ({ jobID }) => jobID],
      ['Title', ({ jobTitle }) => jobTitle],
      ['Channel', ({ jobChannel }) => (jobChannel === 'sms' ? 'Text' : 'Email')],
      ['Store', ({ jobStoreID }) => (jobStoreID === 'last' ? 'Store of the last contact' : store(jobStoreID))],
      ['Status', ({ jobStatus }) => JOB_STATUS_LABELS[jobStatus]],
      ['Labels', ({ jobLabels }) => labels(jobLabels)],
      ['Scheduled', (job) => (job.jobStatus === 'draft' ? '' : date(job.jobScheduledAt, job))],
      ['Started', (job) => date(job.jobStartedDate, job)],
      ['Finished', (job) => date(job.jobFinishedDate, job)],
      ['Recipients', ({ counts }) => counts.total - counts.excluded],
      ['Left out', ({ counts }) => counts.excluded],
      ['Delivered', ({ counts }) => counts.delivered + counts.replied],
      ['Not delivered', ({ counts }) => counts.failed],
      ['Replied', ({ counts }) => counts.replied],
      ['Opted out', ({ counts }) => counts.optedOut],
      ['Canceled', ({ counts }) => counts.canceled],
      ['Paid within 7 days', ({ paidAmount }) => moneyCell(paidAmount)],
      ['Paused because', ({ jobPausedReason }) => jobPausedReason],
      ['Made by', ({ jobCreatedByID }) => user(jobCreatedByID)],
      ['Text', ({ jobBodyEN }) => jobBodyEN],
      ['Spanish text', ({ jobBodyES }) => jobBodyES],
      ['Time zone', zone],
    ]
  },
}

export const file = fileOf(mailers)
