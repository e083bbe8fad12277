import { Schema } from 'effect'
import { LEAD_STATUSES } from '#domain/bubble/lead.ts'
import { CONVERSATION_FLAGS } from '#domain/conversation/flags.ts'
import { Instant } from '#contract/value.ts'

export const Conversation = Schema.Struct({
  convoID: Schema.Finite,
  custID: Schema.Finite,
  storeID: Schema.Finite,
  convoStatus: Schema.Literals(['active', 'archived']),
  convoFlag: Schema.Literals(CONVERSATION_FLAGS),
  convoAssignedUserID: Schema.NullOr(Schema.Finite),
  /** How many of the customer's messages are unread. */
  convoUnread: Schema.Finite,
  convoLabels: Schema.Array(Schema.Finite),
  /** The last message came through the chat bubble, from a visitor whose phone is not proved. */
  convoPhoneUnproved: Schema.Boolean,
  /** A website visitor has written in it. */
  convoHasChat: Schema.Boolean,
  /** The status of its latest quote request; null if it has none. */
  convoLeadStatus: Schema.NullOr(Schema.Literals(LEAD_STATUSES)),
  /** The customer’s latest promise to pay here is broken, and still unpaid. */
  convoPromiseBroken: Schema.Boolean,
  /** How long the customer has been waiting for an answer; null if they are not. */
  convoWaitingSince: Schema.NullOr(Instant),
}).annotate({ identifier: 'Conversation' })
