import { Schema } from 'effect'

export const Media = Schema.Struct({
  mediaID: Schema.Finite,
  type: Schema.String,
  bytes: Schema.Finite,
  width: Schema.NullOr(Schema.Finite),
  height: Schema.NullOr(Schema.Finite),
  url: Schema.String,
}).annotate({ identifier: 'Media' })
