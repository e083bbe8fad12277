import { Schema } from 'effect'
import { CHAT_STATES } from '#domain/bubble/session.ts'

/** The latest chat of a website visitor in a conversation, as staff see it. */
export const Chat = Schema.Struct({
  state: Schema.Literals(CHAT_STATES),
  /** The name the visitor gave. */
  visitorName: Schema.String,
  /** Where an answer sent as `web` would go now. */
  answersGo: Schema.Literals(['bubble', 'text', 'nowhere']),
}).annotate({ identifier: 'Chat' })
