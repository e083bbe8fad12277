import { Schema } from 'effect'
import { LANGUAGES } from '#domain/text/language.ts'
import { Instant } from '#contract/value.ts'

/** New loans as their pay page shows them, word for word. */
export const RenewalTerms = Schema.Struct({
  language: Schema.Literals(LANGUAGES),
  title: Schema.String,
  lender: Schema.String,
  loans: Schema.Array(
    Schema.Struct({
      title: Schema.String,
      lines: Schema.Array(Schema.Tuple([Schema.String, Schema.String])),
      /** The most that may be charged. */
      maximum: Schema.String,
    }),
  ),
  notes: Schema.Array(Schema.String),
  /** The box the customer checks. */
  assent: Schema.String,
}).annotate({ identifier: 'RenewalTerms' })

/** A customer's assent to new loans, with what they saw. */
export const RenewalAssent = Schema.Struct({
  date: Instant,
  /** Null once the customer was erased. */
  ip: Schema.NullOr(Schema.String),
  userAgent: Schema.NullOr(Schema.String),
  terms: RenewalTerms,
}).annotate({ identifier: 'RenewalAssent' })
