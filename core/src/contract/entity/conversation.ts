import { Schema } from 'effect'
import { CONVERSATION_FLAGS } from '#domain/conversation/flags.ts'
import { Instant } from '#contract/value.ts'

export const Conversation = Schema.Struct({
  convoID: Schema.Number,
  custID: Schema.Number,
  storeID: Schema.Number,
  convoStatus: Schema.Literals(['active', 'archived']),
  convoFlag: Schema.Literals(CONVERSATION_FLAGS),
  convoAssignedUserID: Schema.NullOr(Schema.Number),
  /** How many messages of the customer nobody has read. */
  convoUnread: Schema.Number,
  convoLabels: Schema.Array(Schema.Number),
  /** Since when the customer has waited for an answer; null when they do not. */
  convoWaitingSince: Schema.NullOr(Instant),
})
