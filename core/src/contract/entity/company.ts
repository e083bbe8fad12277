import { Schema } from 'effect'

export const Company = Schema.Struct({
  companyID: Schema.Finite,
  companyKey: Schema.String,
  companyName: Schema.String,
  companyTimezone: Schema.String,
  /** The modules that the company has bought. */
  features: Schema.Array(Schema.String),
  /** What messages can go out by: a channel that no provider is set up for is missing. */
  channels: Schema.Array(Schema.Literals(['sms', 'email'])),
  storeCount: Schema.Finite,
  userCount: Schema.Finite,
}).annotate({ identifier: 'Company' })
