import { Schema } from 'effect'
import { call } from './call.ts'
import { Company } from '#contract/entity/company.ts'
import { Maintenance } from '#contract/entity/maintenance.ts'
import { Session } from '#contract/entity/session.ts'
import { User } from '#contract/entity/user.ts'
import { maybe, text } from './value.ts'

export const auth = {
  'auth/info': call({
    summary: 'The signed-in user, their company and session. 403 when not signed in.',
    access: 'session',
    kind: 'read',
    output: {
      user: User,
      company: Company,
      session: Session,
      /**
       * The event log's position before anything else is loaded. Pass it to the live channel and nothing in between is
       * missed.
       */
      lastSeq: Schema.Finite,
      mode: Schema.Literals(['demo', 'live']),
      version: Schema.String,
      maintenance: Schema.optionalKey(Maintenance),
    },
  }),
  'auth/login': call({
    summary: 'Signs in. Sets a session cookie, or with `bearer` returns a token for the Authorization header.',
    access: 'anyone',
    ownOrigin: true,
    kind: 'write',
    input: { username: text(320), password: text(1000), totp: maybe(text(20)), bearer: maybe(Schema.Boolean) },
    output: { token: Schema.optionalKey(Schema.String) },
    failures: ['invalid_credentials'],
  }),
  'auth/logout': call({ summary: 'Ends the session.', access: 'session', kind: 'write', ownSession: true }),
}
