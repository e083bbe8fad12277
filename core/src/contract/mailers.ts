import { Schema } from 'effect'
import { MESSAGE_MAX_MEDIA } from '#domain/message/limits.ts'
import { JOB_TITLE_MAX, LABELS_MAX, RATE_MAX } from '#domain/mailer/job-limits.ts'
import { MailerJob } from './entity/mailer.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { ID, Instant, LocalDay, maybe, text, Version } from './value.ts'

const MailerSearch = searchBy('filter', 'status', 'store')
export type MailerSearch = typeof MailerSearch.Type

const Audience = Schema.Struct({
  label: maybe(ID),
  store: maybe(ID),
  lastContactStart: maybe(LocalDay),
  lastContactEnd: maybe(LocalDay),
  customDate: maybe(Schema.Struct({ fieldID: text(64), start: LocalDay, end: LocalDay })),
  ticketDueStart: maybe(LocalDay),
  ticketDueEnd: maybe(LocalDay),
  importID: maybe(ID),
})

/** A mailer as it is written: what is left out of a saved one stays, but for its time. */
const Written = Schema.Struct({
  jobID: maybe(ID),
  jobTitle: maybe(text(JOB_TITLE_MAX)),
  jobChannel: maybe(Schema.Literals(['sms', 'email'])),
  jobBodyEN: maybe(text(50_000)),
  jobBodyES: maybe(text(50_000)),
  jobSubject: maybe(text(200)),
  jobSubjectES: maybe(text(200)),
  jobMedia: maybe(Schema.Array(ID).check(Schema.isMaxLength(MESSAGE_MAX_MEDIA))),
  jobLabels: maybe(Schema.Array(ID).check(Schema.isMaxLength(LABELS_MAX))),
  jobStoreID: maybe(Schema.Union([Schema.Literal('last'), ID])),
  jobAudience: maybe(Audience),
  jobScheduledAt: maybe(Instant),
  jobRate: maybe(
    Schema.Int.check(
      Schema.isBetween({ minimum: 1, maximum: RATE_MAX }, { message: `From 1 to ${RATE_MAX} a minute` }),
    ),
  ),
})

const ofModule = { access: 'mailers', feature: 'massmailer' } as const
const NAMED = {
  'job.jobID': 'mailer',
  'job.jobMedia': 'picture',
  'job.jobLabels': 'label',
  'job.jobAudience.label': 'label',
  'job.jobAudience.store': 'store',
} as const

export const mailers = {
  'mailers/list-jobs': call({
    summary:
      'Mailers, newest first, 25 a page, with how many recipients are in each state. `filter`: the title. `status`: one of the statuses. `store`: those that this store sends.',
    ...ofModule,
    kind: 'read',
    file: { name: 'mailers', search: MailerSearch },
    input: { search: maybe(MailerSearch) },
    output: { jobs: Schema.Array(MailerJob), ...listed },
  }),
  'mailers/fetch-job': call({
    summary: 'One mailer.',
    ...ofModule,
    kind: 'read',
    input: { jobID: ID },
    output: { job: MailerJob },
    finds: { jobID: 'mailer' },
  }),
  'mailers/schedule-job': call({
    summary:
      'Makes a mailer or changes one that has not started; what is left out of a saved one stays. With `jobScheduledAt` it is scheduled, without it is a draft. `deleteJob` deletes a draft: the answer is null then.',
    ...ofModule,
    kind: 'write',
    input: {
      job: Schema.Struct({ ...Written.fields, deleteJob: maybe(Schema.Boolean) }),
      /** The version that was changed: 409 `conflict` if there is a newer one. */
      expectedVersion: maybe(Version),
    },
    output: { job: Schema.NullOr(MailerJob) },
    failures: ['mailer_state', 'conflict', 'channel_off', 'store_cannot_text'],
    finds: NAMED,
  }),
}
