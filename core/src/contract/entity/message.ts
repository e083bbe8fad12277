import { Schema } from 'effect'
import { MESSAGE_STATUSES } from '#domain/message/status.ts'
import { Media } from './media.ts'
import { Payment } from './payment.ts'
import { Instant } from '#contract/value.ts'

export const Message = Schema.Struct({
  messageID: Schema.Finite,
  convoID: Schema.Finite,
  messageDirection: Schema.Literals(['in', 'out']),
  messageChannel: Schema.Literals(['sms', 'email']),
  messageSubject: Schema.NullOr(Schema.String),
  messageBody: Schema.String,
  messageMedia: Schema.Array(Media),
  messageStatus: Schema.Literals(MESSAGE_STATUSES),
  /** The carrier's error code, when not delivered. */
  messageTwilioError: Schema.NullOr(Schema.Finite),
  messageDate: Instant,
  /** Null for a customer's message and for automatic ones. */
  messageSentByID: Schema.NullOr(Schema.Finite),
  messageAutomatic: Schema.Boolean,
  clientMessageID: Schema.NullOr(Schema.String),
  payment: Schema.optionalKey(Payment),
}).annotate({ identifier: 'Message' })
