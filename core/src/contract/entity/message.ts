import { Schema } from 'effect'
import { MESSAGE_CHANNELS } from '#domain/message/channel.ts'
import { MESSAGE_ORIGINS } from '#domain/message/origin.ts'
import { STOP_REASONS } from '#domain/message/schedule.ts'
import { MESSAGE_STATUSES } from '#domain/message/status.ts'
import { LeadOfMessage } from './lead.ts'
import { Media } from './media.ts'
import { Payment } from './payment.ts'
import { Instant } from '#contract/value.ts'

export const Message = Schema.Struct({
  messageID: Schema.Finite,
  convoID: Schema.Finite,
  messageDirection: Schema.Literals(['in', 'out']),
  messageChannel: Schema.Literals(MESSAGE_CHANNELS),
  messageSubject: Schema.NullOr(Schema.String),
  messageBody: Schema.String,
  messageMedia: Schema.Array(Media),
  /** How many of its pictures were deleted by the company’s retention rule; left out if none were. */
  messagePicturesDeleted: Schema.optionalKey(Schema.Finite),
  messageStatus: Schema.Literals(MESSAGE_STATUSES),
  /** The carrier's error code, when not delivered. */
  messageTwilioError: Schema.NullOr(Schema.Finite),
  messageDate: Instant,
  /** Null for a customer's message and for automatic ones. */
  messageSentByID: Schema.NullOr(Schema.Finite),
  messageAutomatic: Schema.Boolean,
  /** The part of the product that wrote it; null for people's messages and the conversation's automatic replies. */
  messageOrigin: Schema.NullOr(Schema.Literals(MESSAGE_ORIGINS)),
  /** The mailer it was part of. */
  messageMailer: Schema.optionalKey(Schema.Struct({ jobID: Schema.Finite, jobTitle: Schema.String })),
  /** The website visitor in whose chat it was written, and whether their phone is proved. */
  messageVisitor: Schema.optionalKey(Schema.Struct({ name: Schema.String, proved: Schema.Boolean })),
  /** The quote request it carries. */
  messageLead: Schema.optionalKey(LeadOfMessage),
  clientMessageID: Schema.NullOr(Schema.String),
  payment: Schema.optionalKey(Payment),
  /** Only while it is scheduled. */
  messageSchedule: Schema.optionalKey(
    Schema.Struct({
      sendAt: Instant,
      /** It does not go out if the customer writes first. */
      discardOnReply: Schema.Boolean,
      /** Why it did not go out; null while it waits. */
      stoppedBy: Schema.NullOr(Schema.Literals(STOP_REASONS)),
      /** Sent, but held until `sendAt` so that it can be taken back. */
      undoable: Schema.Boolean,
    }),
  ),
  /** Emails from the customer, and emails handed to the mail server. */
  messageEmail: Schema.optionalKey(
    Schema.Struct({
      /** The sender's address: a customer may reply from one we don't know. */
      from: Schema.String,
      to: Schema.String,
      /**
       * The address of its sanitized formatted text; null if it has none. With `?images=1`, its images are fetched too.
       */
      htmlURL: Schema.NullOr(Schema.String),
      /** How many images it would fetch from elsewhere, telling the sender that it was read. */
      remoteImages: Schema.Finite,
      /** Files that came with it and aren't shown. Only pictures are shown. */
      filesLeft: Schema.Finite,
    }),
  ),
}).annotate({ identifier: 'Message' })
