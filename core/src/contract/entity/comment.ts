import { Schema } from 'effect'
import { Instant } from '#contract/value.ts'

export const Comment = Schema.Struct({
  commentID: Schema.Finite,
  commentKey: Schema.String,
  commentMessage: Schema.String,
  commentUserID: Schema.Finite,
  commentDate: Instant,
}).annotate({ identifier: 'Comment' })
