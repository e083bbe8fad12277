import { Schema } from 'effect'
import { Media } from './media.ts'

export const QuickReply = Schema.Struct({
  replyID: Schema.Finite,
  replyTitle: Schema.String,
  /** What staff type after "/". */
  replyShortcode: Schema.String,
  replyBody: Schema.String,
  /** Empty: Spanish-speaking customers get `replyBody`. */
  replyBodyES: Schema.String,
  /** The caller's stores that it is for; null: all stores. */
  storeIDs: Schema.NullOr(Schema.Array(Schema.Finite)),
  /** The caller's own: nobody else sees it. */
  replyIsMine: Schema.Boolean,
  replyMedia: Schema.Array(Media),
  /** Counts the saves; sent back as `expectedVersion`. */
  replyVersion: Schema.Finite,
}).annotate({ identifier: 'QuickReply' })
