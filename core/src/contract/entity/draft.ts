import { Schema } from 'effect'
import { MESSAGE_CHANNELS } from '#domain/message/channel.ts'
import { Instant } from '#contract/value.ts'
import { Media } from './media.ts'

/** A user's unsent text in a conversation. Only they see it. */
export const Draft = Schema.Struct({
  draftBody: Schema.String,
  draftChannel: Schema.Literals(MESSAGE_CHANNELS),
  draftSubject: Schema.NullOr(Schema.String),
  draftMedia: Schema.Array(Media),
  draftDate: Instant,
}).annotate({ identifier: 'Draft' })
