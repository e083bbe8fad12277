import { Schema } from 'effect'
import { PAYMENT_STATUSES } from '#domain/payment/status.ts'
import { Dollars, Instant } from '#contract/value.ts'
import { Message } from './message.ts'
import { Conversation } from './conversation.ts'
import { Customer } from './customer.ts'
import { Draft } from './draft.ts'

/** One row: a conversation's last non-automatic message, and its customer. */
export const InboxRow = Schema.Struct({
  ...Message.fields,
  /** The conversation's current request: an open one, or else the last one that ended. */
  convoPayment: Schema.optionalKey(
    Schema.Struct({
      paymentKey: Schema.String,
      paymentAmount: Dollars,
      paymentStatus: Schema.Literals(PAYMENT_STATUSES),
      paymentExpired: Schema.Boolean,
    }),
  ),
  /** In a text search: the newest matching message, if neither the customer nor the last message matches. */
  foundMessage: Schema.optionalKey(
    Schema.Struct({
      messageID: Schema.Finite,
      messageDate: Instant,
      messageDirection: Schema.Literals(['in', 'out']),
      /** The part of it that matched. */
      messageBody: Schema.String,
    }),
  ),
  convo: Conversation,
  customer: Customer,
  /** The caller's draft in it. */
  draft: Schema.NullOr(Draft),
  store: Schema.Struct({
    storeID: Schema.Finite,
    storeName: Schema.String,
    storeAbbr: Schema.String,
    storeColor: Schema.String,
  }),
}).annotate({ identifier: 'InboxRow' })
