import { Schema } from 'effect'

export const Media = Schema.Struct({
  mediaID: Schema.Number,
  type: Schema.String,
  bytes: Schema.Number,
  width: Schema.NullOr(Schema.Number),
  height: Schema.NullOr(Schema.Number),
  url: Schema.String,
})
