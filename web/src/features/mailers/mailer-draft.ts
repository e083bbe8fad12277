import { audienceFaults, draftFaults, type JobFaults, missingParts } from '@xd/core/domain/mailer/check-job.ts'
import { instantOf, localDateTime } from '@xd/core/domain/time/zone.ts'
import { RATE_MAX } from '@xd/core/domain/mailer/job-limits.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { MediaData } from '#data/drafts.ts'
import type { AudienceData, MailerData, WrittenMailer } from '#data/mailers.ts'

/** A mailer being written. */
export interface MailerDraft {
  readonly title: string
  readonly channel: 'sms' | 'email'
  readonly bodyEN: string
  readonly bodyES: string
  readonly subject: string
  readonly subjectES: string
  readonly media: readonly MediaData[]
  readonly labels: readonly number[]
  readonly storeID: number | 'last'
  readonly audience: AudienceData
  readonly when: 'now' | 'at'
  /** By the clock of its store: 'YYYY-MM-DDTHH:mm', or empty. */
  readonly at: string
  readonly rate: string
}

export const newDraft = (storeID: number | 'last'): MailerDraft => ({
  title: '',
  channel: 'sms',
  bodyEN: '',
  bodyES: '',
  subject: '',
  subjectES: '',
  media: [],
  labels: [],
  storeID,
  audience: {},
  when: 'now',
  at: '',
  rate: '',
})

export const draftOf = (job: MailerData, timezone: string): MailerDraft => ({
  title: job.jobTitle,
  channel: job.jobChannel,
  bodyEN: job.jobBodyEN,
  bodyES: job.jobBodyES,
  subject: job.jobSubject,
  subjectES: job.jobSubjectES,
  media: job.jobMedia,
  labels: job.jobLabels,
  storeID: job.jobStoreID,
  audience: job.jobAudience,
  when: job.jobScheduledAt === null ? 'now' : 'at',
  at: job.jobScheduledAt === null ? '' : localDateTime(Date.parse(job.jobScheduledAt), timezone),
  rate: job.jobRate === null ? '' : String(job.jobRate),
})

/** A new one with the same text and audience, without a time. */
export const draftLike = (job: MailerData, timezone: string): MailerDraft => ({
  ...draftOf(job, timezone),
  title: `${job.jobTitle} (copy)`,
  when: 'now',
  at: '',
})

/** When it is sent, by the same clock as before even if the store has changed. */
export const timeOf = ({ when, at }: MailerDraft, timezone: string, now: number): number | null =>
  when === 'now' ? now : at === '' ? null : instantOf(at, timezone)

const rateOf = ({ rate }: MailerDraft): number | null | undefined => {
  const text = rate.trim()
  if (text === '') return null
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= RATE_MAX ? Number(text) : undefined
}

/** The data to save. */
export const toSave = (draft: MailerDraft, jobID: number | null, at: number | null): WrittenMailer => ({
  ...(jobID !== null && { jobID }),
  jobTitle: draft.title.trim(),
  jobChannel: draft.channel,
  jobBodyEN: draft.bodyEN,
  jobBodyES: draft.bodyES,
  jobSubject: draft.channel === 'email' ? draft.subject : '',
  jobSubjectES: draft.channel === 'email' ? draft.subjectES : '',
  jobMedia: draft.media.map(({ mediaID }) => mediaID),
  jobLabels: [...draft.labels],
  jobStoreID: draft.storeID,
  jobAudience: draft.audience,
  jobScheduledAt: at === null ? null : new Date(at).toISOString(),
  jobRate: rateOf(draft) ?? null,
})

/** A saved mailer in editable form, for its forecast. */
export const writtenOf = (job: MailerData): WrittenMailer => ({
  ...toSave(draftOf(job, 'UTC'), job.jobID, null),
  jobScheduledAt: null,
})

/** The errors. For a mailer about to be sent, also the missing parts: by field, named as on the server. */
export const faultsOf = (draft: MailerDraft, timezone: string, now: number, goesOut: boolean): JobFaults => {
  const at = timeOf(draft, timezone, now)
  const written = {
    jobTitle: draft.title,
    jobChannel: draft.channel,
    jobBodyEN: draft.bodyEN,
    jobBodyES: draft.bodyES,
    jobSubject: draft.channel === 'email' ? draft.subject : '',
    jobSubjectES: draft.channel === 'email' ? draft.subjectES : '',
    mediaCount: draft.media.length,
    jobScheduledAt: goesOut ? at : null,
  }
  return {
    ...draftFaults(written, now),
    ...audienceFaults(draft.audience),
    ...(rateOf(draft) === undefined && { jobRate: `From 1 to ${grouped(RATE_MAX)} a minute` }),
    ...(goesOut && missingParts(written)),
    ...(goesOut && at === null && { jobScheduledAt: 'Choose when to send it.' }),
  }
}

/** The server’s sentences, by the same fields. */
export const serverFaults = (fields: Readonly<Record<string, string>>): JobFaults =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name.replace(/^job\./, ''), sentence]))
