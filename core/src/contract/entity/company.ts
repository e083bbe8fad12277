import { Schema } from 'effect'
import { LOAN_RULES } from '#domain/loan/usual-rules.ts'
import { LANGUAGES } from '#domain/text/language.ts'

export const Company = Schema.Struct({
  companyID: Schema.Finite,
  companyKey: Schema.String,
  companyName: Schema.String,
  companyTimezone: Schema.String,
  /** The languages customers are written to in: English, and Spanish if the company has chosen it. */
  companyLanguages: Schema.Array(Schema.Literals(LANGUAGES)),
  /** The law that quotes start with. */
  companyLoanRules: Schema.Literals(LOAN_RULES),
  /** The modules that the company has bought. */
  features: Schema.Array(Schema.String),
  /** The channels messages can use; a channel with no provider set up is missing. */
  channels: Schema.Array(Schema.Literals(['sms', 'email'])),
  /** Open stores: neither switched off nor deleted. */
  storeCount: Schema.Finite,
  /** Users who can sign in: neither disabled nor still invited. */
  userCount: Schema.Finite,
}).annotate({ identifier: 'Company' })
