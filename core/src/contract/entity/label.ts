import { Schema } from 'effect'

export const Label = Schema.Struct({
  labelID: Schema.Finite,
  labelKey: Schema.String,
  labelName: Schema.String,
  labelColor: Schema.String,
  labelIcon: Schema.String,
  labelModuleKey: Schema.String,
  /** Counts the saves; sent back as `expectedVersion`. */
  labelVersion: Schema.Finite,
}).annotate({ identifier: 'Label' })
