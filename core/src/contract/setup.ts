import { Schema } from 'effect'
import { call } from './call.ts'
import { requiredText, text } from './value.ts'

export const setup = {
  'setup/create': call({
    summary: 'The first company, store and owner of a live database. Needs the server’s secret key, and works once.',
    access: 'anyone',
    kind: 'write',
    input: {
      secret: text(1000),
      companyName: requiredText(100),
      storeName: requiredText(100),
      /** An IANA name, such as America/Chicago. */
      timezone: requiredText(64),
      username: requiredText(320),
      password: text(1000),
    },
    output: { companyID: Schema.Finite, companyKey: Schema.String },
    failures: ['not_allowed', 'already_set_up'],
  }),
}
