import { Schema } from 'effect'

export const Label = Schema.Struct({
  labelID: Schema.Finite,
  labelKey: Schema.String,
  labelName: Schema.String,
  labelColor: Schema.String,
  labelIcon: Schema.String,
  labelModuleKey: Schema.String,
}).annotate({ identifier: 'Label' })
