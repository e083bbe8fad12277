import { Schema } from 'effect'
import { Instant } from '#contract/value.ts'
import { CHAT_STATES } from '#domain/bubble/session.ts'

/** A website visitor’s chat in a conversation, as staff see it. */
export const Chat = Schema.Struct({
  chatID: Schema.Finite,
  state: Schema.Literals(CHAT_STATES),
  /** The name the visitor gave. */
  visitorName: Schema.String,
  /** Where an answer sent as `web` would go now. */
  answersGo: Schema.Literals(['bubble', 'text', 'nowhere']),
  startedAt: Instant,
}).annotate({ identifier: 'Chat' })
