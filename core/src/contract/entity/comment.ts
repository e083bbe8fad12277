import { Schema } from 'effect'
import { Instant } from '#contract/value.ts'

export const Comment = Schema.Struct({
  commentID: Schema.Number,
  commentKey: Schema.String,
  commentMessage: Schema.String,
  commentUserID: Schema.Number,
  commentDate: Instant,
})
