import { Schema } from 'effect'
import { PASSWORD_MAX } from '#domain/access/password.ts'
import { Company } from '#contract/entity/company.ts'
import { Maintenance } from '#contract/entity/maintenance.ts'
import { User } from '#contract/entity/user.ts'
import { VISIT_APPROVALS } from '#domain/access/visit-approval.ts'
import { call, perAddress } from './call.ts'
import { factorInput } from './second-factor.ts'
import { Instant, maybe, text, verbatim } from './value.ts'

/** With `bearer`, a token for the Authorization header; else a session cookie is set. */
const signedIn = { token: Schema.optionalKey(Schema.String) }
/** A store's whole staff may share one address. */
const LINK_TRIES = perAddress(50, 15 * 60_000)

const Session = Schema.Struct({
  /** Names the session in `force_logout`; its token cannot be derived from it. */
  sessionID: Schema.String,
  expires: Instant,
  /** During a support visit: who is really acting, and their own company. */
  impersonatedBy: Schema.optionalKey(
    Schema.Struct({
      userID: Schema.Finite,
      userUsername: Schema.String,
      companyName: Schema.String,
      reason: Schema.String,
      readOnly: Schema.Boolean,
      /** The company requires its approval before support changes anything. */
      asksFirst: Schema.Boolean,
      /** The state of the request to make changes; null if there was none, or the company doesn't require approval. */
      approval: Schema.NullOr(Schema.Literals(VISIT_APPROVALS)),
      answeredBy: Schema.NullOr(Schema.String),
    }),
  ),
}).annotate({ identifier: 'Session' })

export const auth = {
  'auth/info': call({
    summary: 'The signed-in user, their company and session. 403 when not signed in.',
    access: 'session',
    kind: 'read',
    withoutFactor: true,
    output: {
      user: User,
      company: Company,
      session: Session,
      /** While the caller must still set up a second factor. Once it is overdue, every other call is refused. */
      secondFactorDue: Schema.optionalKey(Schema.Struct({ requiredFrom: Instant, overdue: Schema.Boolean })),
      /** The event log's position before anything else is loaded. A live channel that starts from it misses nothing. */
      lastSeq: Schema.Finite,
      mode: Schema.Literals(['demo', 'live']),
      version: Schema.String,
      maintenance: Schema.optionalKey(Maintenance),
      /** A store’s payments go to a gateway’s test environment: no money moves. */
      testMode: Schema.optionalKey(Schema.Literal(true)),
    },
  }),
  'auth/login': call({
    summary:
      'Signs in. Sets a session cookie, or with `bearer` returns a token for the Authorization header. If the user has a second factor, the right password alone gets 401 `second_factor_needed` with the `methods` they have and, for a passkey, the browser’s request: repeat the call with one of the three.',
    access: 'anyone',
    ownOrigin: true,
    kind: 'write',
    input: { username: text(320), password: verbatim(1000), ...factorInput, bearer: maybe(Schema.Boolean) },
    output: signedIn,
    failures: ['invalid_credentials', 'second_factor_needed', 'company_suspended'],
  }),
  'auth/accept-invite': call({
    summary: 'Sets an invited user’s password, and signs in like `auth/login`. The link’s token works once.',
    access: 'anyone',
    ownOrigin: true,
    kind: 'write',
    limit: LINK_TRIES,
    input: { token: verbatim(200), password: verbatim(PASSWORD_MAX), bearer: maybe(Schema.Boolean) },
    output: signedIn,
    failures: ['link_over', 'invalid_credentials', 'second_factor_needed', 'company_suspended'],
  }),
  'auth/logout': call({
    summary: 'Ends the session.',
    access: 'session',
    kind: 'write',
    ownSession: true,
    withoutFactor: true,
  }),
}
