import { Schema } from 'effect'
import { PAYMENT_STATUSES } from '#domain/payment/status.ts'
import { Dollars, Instant } from '#contract/value.ts'
import { Message } from './message.ts'
import { Conversation } from './conversation.ts'
import { Customer } from './customer.ts'
import { Draft } from './draft.ts'

/** One row: a conversation's last message that was not automatic, and whom it is with. */
export const InboxRow = Schema.Struct({
  ...Message.fields,
  /** The request that the conversation is about now: an open one, else the one that has last come to an end. */
  convoPayment: Schema.optionalKey(
    Schema.Struct({
      paymentKey: Schema.String,
      paymentAmount: Dollars,
      paymentStatus: Schema.Literals(PAYMENT_STATUSES),
      paymentExpired: Schema.Boolean,
    }),
  ),
  /** In a text search: the newest matching message, when neither the customer nor the last message matches. */
  foundMessage: Schema.optionalKey(
    Schema.Struct({
      messageID: Schema.Finite,
      messageDate: Instant,
      messageDirection: Schema.Literals(['in', 'out']),
      /** The part of it that was found. */
      messageBody: Schema.String,
    }),
  ),
  convo: Conversation,
  customer: Customer,
  /** What the caller has begun to write there. */
  draft: Schema.NullOr(Draft),
  store: Schema.Struct({
    storeID: Schema.Finite,
    storeName: Schema.String,
    storeAbbr: Schema.String,
    storeColor: Schema.String,
  }),
}).annotate({ identifier: 'InboxRow' })
