import { Schema } from 'effect'
import { CONSENT_KINDS, CONSENT_SOURCES } from '#domain/customer/consent.ts'
import { Instant } from '#contract/value.ts'

/** A change in what a customer agreed to receive. */
export const Consent = Schema.Struct({
  consentID: Schema.Finite,
  consentKind: Schema.Literals(CONSENT_KINDS),
  given: Schema.Boolean,
  source: Schema.Literals(CONSENT_SOURCES),
  at: Instant,
  /** The user who recorded it; null for the customer's own text or click. */
  userID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'Consent' })
