import { Schema } from 'effect'
import { PASSWORD_MAX } from '#domain/access/password.ts'
import { call, perAddress } from './call.ts'
import { factorInput } from './second-factor.ts'
import { Color, Instant, maybe, text, verbatim } from './value.ts'

/** A store's whole staff may share one address. */
const LINK_TRIES = perAddress(50, 15 * 60_000)

/** A place where the caller is signed in. */
const OwnSession = Schema.Struct({
  sessionID: Schema.String,
  createdAt: Instant,
  /** To the hour. */
  usedAt: Instant,
  ip: Schema.NullOr(Schema.String),
  userAgent: Schema.NullOr(Schema.String),
  /** Whether this is the session that made the call. */
  isThis: Schema.Boolean,
})

/** Calls users make about their own account. */
export const account = {
  'auth/forgot-password': call({
    summary:
      'Emails a link to choose a new password, good once, for an hour. The answer is the same whether or not there is such a user.',
    access: 'anyone',
    ownOrigin: true,
    kind: 'write',
    limit: LINK_TRIES,
    input: { username: text(320) },
    failures: ['channel_off'],
  }),
  'auth/reset-password': call({
    summary:
      'Sets a new password by the token of an emailed link, ends all of the user’s sessions, and signs in like `auth/login`. It needs the second factor too; without it, the link is not used up.',
    access: 'anyone',
    ownOrigin: true,
    kind: 'write',
    limit: LINK_TRIES,
    input: { token: verbatim(200), password: verbatim(PASSWORD_MAX), ...factorInput, bearer: maybe(Schema.Boolean) },
    output: { token: Schema.optionalKey(Schema.String) },
    failures: ['link_over', 'invalid_credentials', 'second_factor_needed', 'company_suspended'],
  }),
  'auth/change-password': call({
    summary: 'Changes the caller’s own password, and signs them out everywhere else.',
    access: 'session',
    kind: 'write',
    input: { current: verbatim(PASSWORD_MAX), password: verbatim(PASSWORD_MAX) },
  }),
  'auth/save-profile': call({
    summary: 'Changes the caller’s own name and color.',
    access: 'session',
    kind: 'write',
    input: { userNickname: text(60), userColor: Color },
  }),
  'auth/sessions/list': call({
    summary: 'Where the caller is signed in, last used first.',
    access: 'session',
    kind: 'read',
    output: { sessions: Schema.Array(OwnSession) },
  }),
  'auth/sessions/end': call({
    summary: 'Signs the caller out in one place or, without `sessionID`, everywhere but here.',
    access: 'session',
    kind: 'write',
    stepUp: true,
    input: { sessionID: maybe(text(64)) },
    output: { sessions: Schema.Array(OwnSession) },
  }),
}
