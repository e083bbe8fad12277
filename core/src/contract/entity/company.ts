import { Schema } from 'effect'

export const Company = Schema.Struct({
  companyID: Schema.Number,
  companyKey: Schema.String,
  companyName: Schema.String,
  companyTimezone: Schema.String,
  /** The modules that the company has bought. */
  features: Schema.Array(Schema.String),
  storeCount: Schema.Number,
  userCount: Schema.Number,
})
