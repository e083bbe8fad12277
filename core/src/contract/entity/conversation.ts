import { Schema } from 'effect'
import { CONVERSATION_FLAGS } from '#domain/conversation/flags.ts'
import { Instant } from '#contract/value.ts'

export const Conversation = Schema.Struct({
  convoID: Schema.Finite,
  custID: Schema.Finite,
  storeID: Schema.Finite,
  convoStatus: Schema.Literals(['active', 'archived']),
  convoFlag: Schema.Literals(CONVERSATION_FLAGS),
  convoAssignedUserID: Schema.NullOr(Schema.Finite),
  /** How many messages of the customer nobody has read. */
  convoUnread: Schema.Finite,
  convoLabels: Schema.Array(Schema.Finite),
  /** Since when the customer has waited for an answer; null when they do not. */
  convoWaitingSince: Schema.NullOr(Instant),
}).annotate({ identifier: 'Conversation' })
