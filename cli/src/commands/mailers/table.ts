import type { WireOutput } from '@xd/core/contract/calls.ts'
import { EXCLUSIONS, type Exclusion } from '@xd/core/domain/mailer/audience.ts'
import { JOB_STATUS_LABELS } from '@xd/core/domain/mailer/job-status.ts'
import { RECIPIENT_STATE_LABELS } from '@xd/core/domain/mailer/recipient-state.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { money } from '#output/figure.ts'
import { about, type Job, reachOf } from '#output/mailer-reach.ts'
import { status } from '#output/status.ts'
import { facts, type Table } from '#output/table.ts'
import { instant, when } from '#output/when.ts'

export type Preview = WireOutput<'mailers/preview-job'>
type Recipient = WireOutput<'mailers/recipients/list'>['recipients'][number]

export const mailerList = (jobs: readonly Job[]): Table => ({
  columns: [
    { title: 'MAILER', align: 'right' },
    { title: 'STATUS' },
    { title: 'TITLE' },
    { title: 'SENT', align: 'right' },
    { title: 'OF', align: 'right' },
    { title: 'FAILED', align: 'right' },
    { title: 'OPTED OUT', align: 'right' },
    { title: 'PAID', align: 'right' },
    { title: 'SCHEDULED' },
  ],
  rows: jobs.map((job) => [
    String(job.jobID),
    status(JOB_STATUS_LABELS[job.jobStatus], job.jobStatus),
    job.jobTitle,
    grouped(reachOf(job).gone),
    grouped(reachOf(job).total),
    grouped(job.counts.failed),
    grouped(job.counts.optedOut),
    job.paidCount ? money(job.paidAmount ?? 0) : '',
    job.jobStatus === 'draft' || job.jobScheduledAt === null ? '' : instant(job.jobScheduledAt),
  ]),
})

const { opted_out: optedOut, ...STATE_LABELS } = RECIPIENT_STATE_LABELS
const COUNT_LABELS: Readonly<Record<keyof Job['counts'], string>> = { total: 'All', ...STATE_LABELS, optedOut }

export const mailerDetail = (job: Job): readonly Table[] => [
  facts([
    ['Mailer', String(job.jobID)],
    ['Title', job.jobTitle],
    ['Status', status(JOB_STATUS_LABELS[job.jobStatus])],
    ['Why', job.jobPausedReason ?? ''],
    ['Channel', job.jobChannel === 'sms' ? 'text' : 'email'],
    ['From', job.jobStoreID === 'last' ? 'the store of the last contact' : `store ${job.jobStoreID}`],
    [
      job.jobStatus === 'draft' ? 'Planned' : 'Scheduled',
      job.jobScheduledAt === null ? '' : instant(job.jobScheduledAt),
    ],
    ['Started', job.jobStartedDate === null ? '' : instant(job.jobStartedDate)],
    ['Finished', job.jobFinishedDate === null ? '' : instant(job.jobFinishedDate)],
    ['Subject', job.jobSubject],
    ['Text', job.jobBodyEN],
    ['Spanish text', job.jobBodyES],
  ]),
  {
    heading: 'Recipients',
    columns: [{ title: 'STATE' }, { title: 'PEOPLE', align: 'right' }],
    rows: Object.entries(job.counts)
      .filter(([, count]) => count > 0)
      .map(([state, count]) => [COUNT_LABELS[state as keyof Job['counts']], grouped(count)]),
  },
]

export const previewTables = (preview: Preview): readonly Table[] => [
  facts([
    ['Get it', about(preview.estimated, grouped(preview.included))],
    // Emails have neither.
    ['Segments', preview.segments === 0 ? '' : about(preview.estimated, grouped(preview.segments))],
    ['Costs about', preview.cost === 0 ? '' : money(preview.cost)],
    ['Days', String(preview.days)],
    ['Ends', preview.endsAt === null ? '' : about(preview.estimated, instant(preview.endsAt))],
  ]),
  {
    heading: 'Left out',
    columns: [{ title: 'REASON' }, { title: 'PEOPLE', align: 'right' }],
    rows: Object.entries(preview.excluded).map(([reason, count]) => [
      EXCLUSIONS[reason as Exclusion],
      about(preview.estimated, grouped(count ?? 0)),
    ]),
  },
  {
    heading: 'Examples',
    columns: [{ title: 'TO' }, { title: 'SEGMENTS', align: 'right' }, { title: 'TEXT' }],
    rows: preview.previews.map(({ name, segments, body }) => [
      name,
      preview.segments === 0 ? '' : String(segments),
      body,
    ]),
  },
]

export const recipientList = (recipients: readonly Recipient[]): Table => ({
  columns: [
    { title: 'CUSTOMER', align: 'right' },
    { title: 'NAME' },
    { title: 'TO' },
    { title: 'STATE' },
    { title: 'SINCE' },
    { title: 'REASON' },
  ],
  rows: recipients.map(({ custID, name, phone, state, stateDate, reason }) => [
    String(custID),
    name,
    phone.startsWith('+') ? formatPhone(phone) : phone,
    status(RECIPIENT_STATE_LABELS[state]),
    when(stateDate),
    reason ?? '',
  ]),
})
