import { Schema } from 'effect'
import { CONSENT_KINDS } from '#domain/customer/consent.ts'
import { call } from './call.ts'
import { Consent } from '#contract/entity/consent.ts'
import { ID } from './value.ts'

const ofCustomer = { custID: 'customer' } as const
const holds = { service: Schema.NullOr(Schema.Boolean), marketing: Schema.NullOr(Schema.Boolean) }
const output = {
  /** The consent in effect now; null if nobody ever said. */
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
  'customers/consent/save': call({
    summary: 'Records what a customer said at the counter. Consent already in effect is not recorded again.',
    access: 'customers',
    kind: 'write',
    input: { custID: ID, consentKind: Schema.Literals(CONSENT_KINDS), given: Schema.Boolean },
    output,
    finds: ofCustomer,
  }),
}
