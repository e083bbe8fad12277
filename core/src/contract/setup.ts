import { Schema } from 'effect'
import { call, perAddress } from './call.ts'
import { Instant, requiredText, verbatim } from './value.ts'

/** Calls by the server's operator for a user whom nobody else can help. */
const HELP = {
  access: 'anyone',
  kind: 'write',
  limit: perAddress(10, 15 * 60_000),
  input: { secret: verbatim(1000), username: requiredText(320) },
} as const

export const setup = {
  'setup/create': call({
    summary: 'The first company, store and owner of a live database. Needs the server’s secret key, and works once.',
    access: 'anyone',
    kind: 'write',
    input: {
      secret: verbatim(1000),
      companyName: requiredText(100),
      storeName: requiredText(100),
      /** An IANA name, such as America/Chicago. */
      timezone: requiredText(64),
      username: requiredText(320),
      password: verbatim(1000),
    },
    output: { companyID: Schema.Finite, companyKey: Schema.String },
    failures: ['not_allowed', 'already_set_up'],
  }),
  'setup/support': call({
    summary:
      'The first user of XD Support, who must set up a second factor before anything else. Needs the server’s secret key, and works once.',
    ...HELP,
    input: { ...HELP.input, password: verbatim(1000) },
    output: { username: Schema.String },
    failures: ['not_allowed', 'already_set_up'],
  }),
  'setup/reset-second-factor': call({
    summary:
      'Removes the second factor of a user whom nobody else can help, and signs them out. Needs the server’s secret key.',
    ...HELP,
    output: { username: Schema.String, companyName: Schema.String },
    failures: ['not_allowed', 'no_second_factor'],
  }),
  'setup/reset-password': call({
    summary:
      'A link to choose a new password, for a user whom nobody else can help and no email reaches. It is mailed as well, where email is on. Needs the server’s secret key.',
    ...HELP,
    output: {
      username: Schema.String,
      companyName: Schema.String,
      resetURL: Schema.String,
      /** Until when the link can be used: an hour, or three days for someone who has never signed in. */
      expiresAt: Instant,
    },
    failures: ['not_allowed'],
  }),
}
