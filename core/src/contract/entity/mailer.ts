import { Schema } from 'effect'
import { JOB_STATUSES } from '#domain/mailer/job-status.ts'
import { RECIPIENT_STATES } from '#domain/mailer/recipient-state.ts'
import { EXCLUSION_REASONS } from '#domain/mailer/audience.ts'
import { Media } from './media.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

const optional = Schema.optionalKey

/** A mailer’s audience: all conditions given must hold; without any, it is every customer. */
export const MailerAudience = Schema.Struct({
  /** Customers with this label. */
  label: optional(Schema.Finite),
  /** Customers with a conversation at this store. */
  store: optional(Schema.Finite),
  /** Days of the last contact, both included. */
  lastContactStart: optional(LocalDay),
  lastContactEnd: optional(LocalDay),
  /** A date among the customer’s own fields; for one that repeats yearly, any year. */
  customDate: optional(Schema.Struct({ fieldID: Schema.String, start: LocalDay, end: LocalDay })),
  /** An active ticket that is due between these days. */
  ticketDueStart: optional(LocalDay),
  ticketDueEnd: optional(LocalDay),
  /** Customers named in this imported file. */
  importID: optional(Schema.Finite),
}).annotate({ identifier: 'MailerAudience' })

/** How many recipients are in each state; `total` includes those left out. */
const MailerCounts = Schema.Struct({
  total: Schema.Finite,
  excluded: Schema.Finite,
  waiting: Schema.Finite,
  held: Schema.Finite,
  sending: Schema.Finite,
  sent: Schema.Finite,
  delivered: Schema.Finite,
  failed: Schema.Finite,
  replied: Schema.Finite,
  optedOut: Schema.Finite,
  canceled: Schema.Finite,
}).annotate({ identifier: 'MailerCounts' })

export const MailerJob = Schema.Struct({
  jobID: Schema.Finite,
  jobTitle: Schema.String,
  jobChannel: Schema.Literals(['sms', 'email']),
  jobBodyEN: Schema.String,
  /** Empty: everyone gets the English text. */
  jobBodyES: Schema.String,
  /** Emails only. */
  jobSubject: Schema.String,
  jobSubjectES: Schema.String,
  /** A text with pictures goes out as MMS. */
  jobMedia: Schema.Array(Media),
  jobLabels: Schema.Array(Schema.Finite),
  /** The sending store; `last`: the store each customer was last in contact with. */
  jobStoreID: Schema.Union([Schema.Literal('last'), Schema.Finite]),
  jobAudience: MailerAudience,
  /** The planned time of a draft. */
  jobScheduledAt: Schema.NullOr(Instant),
  /** Segments (or emails) a minute; null for what the number allows. */
  jobRate: Schema.NullOr(Schema.Finite),
  jobStatus: Schema.Literals(JOB_STATUSES),
  jobStatusDate: Instant,
  /** Why it is paused: by a person, or because something went wrong. */
  jobPausedReason: Schema.NullOr(Schema.String),
  jobCreatedByID: Schema.Finite,
  jobCreatedDate: Instant,
  jobStartedDate: Schema.NullOr(Instant),
  jobFinishedDate: Schema.NullOr(Instant),
  /** Counts the saves; sent back as `expectedVersion`. */
  jobVersion: Schema.Finite,
  counts: MailerCounts,
  /** Paid by recipients within seven days, in dollars; for readers who may see payments. */
  paidAmount: Schema.optionalKey(Dollars),
  paidCount: Schema.optionalKey(Schema.Finite),
}).annotate({ identifier: 'MailerJob' })

export const MailerRecipient = Schema.Struct({
  recipientID: Schema.Finite,
  custID: Schema.Finite,
  name: Schema.String,
  /** The number or address it goes to; empty if there is none. */
  phone: Schema.String,
  storeID: Schema.NullOr(Schema.Finite),
  state: Schema.Literals(RECIPIENT_STATES),
  stateDate: Instant,
  /** Why they were left out or it did not arrive, in a sentence. */
  reason: Schema.NullOr(Schema.String),
  /** When their quiet hours end. */
  heldUntil: Schema.NullOr(Instant),
  sentDate: Schema.NullOr(Instant),
  repliedDate: Schema.NullOr(Instant),
  /** Where the message is. */
  convoID: Schema.NullOr(Schema.Finite),
  messageID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'MailerRecipient' })

const counts = Object.fromEntries(EXCLUSION_REASONS.map((reason) => [reason, optional(Schema.Finite)])) as Record<
  (typeof EXCLUSION_REASONS)[number],
  Schema.optionalKey<typeof Schema.Finite>
>

/** A mailer's forecast, as if it were sent now or at its set time. */
export const MailerPreview = Schema.Struct({
  /**
   * Present for an audience of more than 5,000: the audience (`included` and `excluded` together) is counted, and all
   * other figures are estimated from a sample of it. Sending checks everyone.
   */
  estimated: optional(Schema.Literal(true)),
  included: Schema.Finite,
  /** How many are left out, by reason. */
  excluded: Schema.Struct(counts),
  /** Real messages to people on the list (or in the sample), the longest first. */
  previews: Schema.Array(
    Schema.Struct({
      custID: Schema.Finite,
      name: Schema.String,
      /** The number or address it goes to. */
      phone: Schema.String,
      storeID: Schema.Finite,
      subject: Schema.String,
      body: Schema.String,
      segments: Schema.Finite,
      language: Schema.Literals(['en', 'es']),
    }),
  ),
  segments: Schema.Finite,
  /** A rough estimate of the carriers' charges, in dollars. */
  cost: Dollars,
  /** The number of carrier days that sending takes. */
  days: Schema.Finite,
  /** When the last message leaves; null for an empty list, or if that is more than a year away. */
  endsAt: Schema.NullOr(Instant),
  /**
   * Sending hours in the recipients' time, by state; null is the store's own state. A state has one row per set of
   * hours, because a number from another state adds that state's hours. A row without hours allows no sending that day.
   */
  quietHours: Schema.Array(
    Schema.Struct({
      state: Schema.NullOr(Schema.String),
      from: Schema.NullOr(Schema.Finite),
      to: Schema.NullOr(Schema.Finite),
      recipients: Schema.Finite,
    }),
  ),
  warnings: Schema.Array(Schema.Struct({ words: Schema.Array(Schema.String), sentence: Schema.String })),
}).annotate({ identifier: 'MailerPreview' })

export const MailerResult = Schema.Struct({
  delivered: Schema.Finite,
  /** By the carrier's reason, most frequent first. */
  failed: Schema.Array(
    Schema.Struct({
      sentence: Schema.String,
      count: Schema.Finite,
      /** The carrier’s or the mail server’s, if it gave one. */
      code: Schema.NullOr(Schema.Finite),
    }),
  ),
  replied: Schema.Finite,
  optedOut: Schema.Finite,
  /** Paid by recipients within seven days, in dollars; for readers who may see payments. */
  paidAmount: Schema.optionalKey(Dollars),
  paidCount: Schema.optionalKey(Schema.Finite),
}).annotate({ identifier: 'MailerResult' })
