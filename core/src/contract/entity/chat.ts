import { Schema } from 'effect'
import { CHAT_STATES } from '#domain/bubble/session.ts'

/** The last chat that a visitor of the shop’s web site had in a conversation, as staff see it. */
export const Chat = Schema.Struct({
  state: Schema.Literals(CHAT_STATES),
  /** What the visitor calls themselves. */
  visitorName: Schema.String,
  /** Where an answer sent as `web` would go now. */
  answersGo: Schema.Literals(['bubble', 'text', 'nowhere']),
}).annotate({ identifier: 'Chat' })
