import { Schema } from 'effect'

export const Company = Schema.Struct({
  companyID: Schema.Finite,
  companyKey: Schema.String,
  companyName: Schema.String,
  companyTimezone: Schema.String,
  /** The modules that the company has bought. */
  features: Schema.Array(Schema.String),
  storeCount: Schema.Finite,
  userCount: Schema.Finite,
}).annotate({ identifier: 'Company' })
