import { Schema } from 'effect'
import { CONSENT_KINDS, CONSENT_SOURCES, OPT_OUT_MEANS } from '#domain/customer/consent.ts'
import { call } from './call.ts'
import { ID, Instant } from './value.ts'

const ofCustomer = { custID: 'customer' } as const
const holds = { service: Schema.NullOr(Schema.Boolean), marketing: Schema.NullOr(Schema.Boolean) }

/** A change in what a customer agreed to receive. */
const Consent = Schema.Struct({
  consentID: Schema.Finite,
  consentKind: Schema.Literals(CONSENT_KINDS),
  given: Schema.Boolean,
  source: Schema.Literals(CONSENT_SOURCES),
  at: Instant,
  /** The user who recorded it; null for the customer's own text or click. */
  userID: Schema.NullOr(Schema.Finite),
}).annotate({ identifier: 'Consent' })

const output = {
  /** The consent in effect now; null if none was ever recorded. */
  holds: Schema.Struct(holds),
  /** Every change, newest first. */
  consents: Schema.Array(Consent),
}

export const consent = {
  'customers/consent/fetch': call({
    summary:
      'A customer’s consents: `service` (about their own loans and payments) and `marketing`. A STOP text withdraws both; START restores service.',
    access: 'customers',
    kind: 'read',
    input: { custID: ID },
    output,
    finds: ofCustomer,
  }),
  'customers/consent/opt-out': call({
    summary:
      'Opts a customer out of everything automatic, texts and emails, as STOP and a withdrawal of both consents do: they asked for it at the counter, by phone, letter or email, or on the web. Staff can’t text them either until they text START.',
    access: 'customers',
    kind: 'write',
    input: { custID: ID, means: Schema.Literals(OPT_OUT_MEANS) },
    output,
    finds: ofCustomer,
  }),
  'customers/consent/save': call({
    summary:
      'Records what a customer said at the counter. Consent already in effect is not recorded again. Without `service`, nothing automatic about loans and payments is sent to them; notices that a law requires are letters.',
    access: 'customers',
    kind: 'write',
    input: { custID: ID, consentKind: Schema.Literals(CONSENT_KINDS), given: Schema.Boolean },
    output,
    finds: ofCustomer,
  }),
}
