import { Schema } from 'effect'
import { MESSAGE_MAX_MEDIA } from '#domain/message/limits.ts'
import { JOB_TITLE_MAX, LABELS_MAX, RATE_MAX } from '#domain/mailer/job-limits.ts'
import { MailerJob, MailerPreview, MailerRecipient, MailerResult } from './entity/mailer.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import { Media } from './entity/media.ts'
import { LARGEST_BODY } from './body-limits.ts'
import { call, perAddress } from './call.ts'
import { listed, searchBy } from './list.ts'
import { ClientKey, ID, Instant, LocalDay, maybe, text, Version } from './value.ts'

const MailerSearch = searchBy('filter', 'status', 'store')
export type MailerSearch = typeof MailerSearch.Type

/** `mailer`: the mailer whose recipients go into a file. */
const RecipientFileSearch = searchBy('filter', 'status', 'reason', 'mailer')
export type RecipientFileSearch = typeof RecipientFileSearch.Type

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

/** A mailer as written: fields left out of a saved one stay, except its time. */
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
const ofJob = {
  ...ofModule,
  kind: 'write',
  input: { jobID: ID },
  output: { job: MailerJob },
  finds: { jobID: 'mailer' },
} as const
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
      'Creates a mailer, or changes one that has not started; omitted fields of a saved one stay. With `jobScheduledAt` it is scheduled, without it is a draft; `isDraft` makes it a draft that keeps its time. `deleteJob` deletes a draft and returns null.',
    ...ofModule,
    kind: 'write',
    creates: 'job.jobID',
    input: {
      job: Schema.Struct({ ...Written.fields, isDraft: maybe(Schema.Boolean), deleteJob: maybe(Schema.Boolean) }),
      clientKey: maybe(ClientKey),
      /** The version that was changed: 409 `conflict` if there is a newer one. */
      expectedVersion: maybe(Version),
    },
    output: { job: Schema.NullOr(MailerJob) },
    failures: ['mailer_state', 'conflict', 'channel_off', 'store_cannot_text'],
    finds: NAMED,
  }),
  'mailers/preview-job': call({
    summary:
      'A forecast for a mailer, saved or not: how many get it and why others do not, three real messages with the longest first, segments and their rough cost, when the last one leaves, the quiet hours of the recipients’ states, and words that carriers tend to filter. For more than 5,000 people it is `estimated` from a sample.',
    ...ofModule,
    kind: 'read',
    wide: true,
    input: { job: Written },
    output: { ...MailerPreview.fields },
    finds: NAMED,
  }),
  'mailers/cancel-job': call({
    summary: 'Stops everything that has not gone out, for good. Repeating it changes nothing.',
    ...ofJob,
    failures: ['mailer_state'],
  }),
  'mailers/force-job': call({
    summary:
      'Starts a scheduled or paused mailer now. It skips the wait, never quiet hours, STOP or consent. Repeating it changes nothing.',
    ...ofJob,
    failures: ['mailer_state', 'channel_off', 'store_cannot_text'],
  }),
  'mailers/pause-job': call({
    summary: 'Pauses a mailer that is being sent. Repeating it changes nothing.',
    ...ofJob,
    failures: ['mailer_state'],
  }),
  'mailers/resume-job': call({
    summary: 'Resumes a paused mailer, whoever or whatever paused it. Repeating it changes nothing.',
    ...ofJob,
    failures: ['mailer_state', 'channel_off', 'store_cannot_text'],
  }),
  'mailers/recipients/list': call({
    summary:
      'Everyone on a mailer’s list, in its order, 25 a page, with their result. `filter`: name or phone. `status`: one of the states. `reason`: why they were left out, or the carrier’s error code.',
    ...ofModule,
    kind: 'read',
    file: { name: 'mailer-recipients', search: RecipientFileSearch },
    input: { jobID: ID, search: maybe(searchBy('filter', 'status', 'reason')) },
    output: { recipients: Schema.Array(MailerRecipient), ...listed },
    finds: { jobID: 'mailer' },
  }),
  'mailers/result': call({
    summary: 'A mailer’s results, and how much its recipients paid within seven days.',
    ...ofModule,
    kind: 'read',
    input: { jobID: ID },
    output: { result: MailerResult },
    finds: { jobID: 'mailer' },
  }),
  'mailers/send-test': call({
    summary:
      'Sends a mailer’s message to one phone or mailbox, filled in for the first person on its list, as an ordinary message from the store.',
    ...ofModule,
    kind: 'write',
    creates: 'always',
    limit: perAddress(30, HOUR_MS),
    input: { job: Written, phone: maybe(text(40)), email: maybe(text(200)), clientKey: maybe(ClientKey) },
    output: { convoID: Schema.Finite, messageID: Schema.Finite },
    failures: ['channel_off', 'store_cannot_text', 'opted_out', 'customer_blocked', 'no_email'],
    finds: NAMED,
  }),
  'mailers/resize-image': call({
    summary:
      'Prepares a picture for sending: upright, without its location, at most 1,600 pixels and 600 KB. Returns a JPEG as a data URL, and the picture for `jobMedia`.',
    ...ofModule,
    kind: 'write',
    /** Base64, or a data URL. */
    input: { image_data: text(LARGEST_BODY) },
    output: { image_data: Schema.String, media: Media },
    failures: ['unsupported_media'],
  }),
}
