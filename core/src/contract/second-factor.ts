import { Schema } from 'effect'
import { FACTOR_METHODS } from '#domain/access/second-factor.ts'
import { call } from './call.ts'
import { PasskeyAssertion, PasskeyCreation, PasskeyRegistration, PasskeyRequest } from './entity/passkey.ts'
import { ManagedUser } from './entity/managed-user.ts'
import { ID, Instant, maybe, requiredText, text, verbatim } from './value.ts'

/** One of these follows the password. */
export const factorInput = {
  /** Six digits from the authenticator app. */
  totp: maybe(text(20)),
  recoveryCode: maybe(text(40)),
  passkey: maybe(PasskeyAssertion),
}

const RecoveryCodes = Schema.Array(Schema.String)
/** Ten codes, shown only this once, with the first factor. */
const firstCodes = { recoveryCodes: Schema.optionalKey(RecoveryCodes) }

const SecondFactor = Schema.Struct({
  /** The authenticator app. */
  totp: Schema.NullOr(Schema.Struct({ since: Instant })),
  passkeys: Schema.Array(
    Schema.Struct({
      passkeyID: Schema.Finite,
      name: Schema.String,
      since: Instant,
      lastUsed: Schema.NullOr(Instant),
    }),
  ),
  recoveryCodesLeft: Schema.Finite,
  /** Whether the caller must have one, and from when; until then they can go without. */
  required: Schema.Boolean,
  requiredFrom: Schema.NullOr(Instant),
}).annotate({ identifier: 'SecondFactor' })

/** The caller's own second factor. */
export const secondFactor = {
  'auth/step-up/start': call({
    summary: 'How the caller can confirm who they are with `auth/step-up`: any one of `methods`.',
    access: 'session',
    kind: 'write',
    ownSession: true,
    withoutFactor: true,
    output: {
      methods: Schema.Array(Schema.Literals(['password', ...FACTOR_METHODS])),
      /** For the browser, if they have a passkey; good once, for five minutes. */
      passkey: Schema.optionalKey(PasskeyRequest),
    },
  }),
  'auth/step-up': call({
    summary:
      'Confirms who is at the keyboard. Calls that need confirmation are open to this session for 15 minutes. A user with a second factor confirms with that: the password alone gets 401 `second_factor_needed`, as in `auth/login`.',
    access: 'session',
    kind: 'write',
    ownSession: true,
    withoutFactor: true,
    input: { password: maybe(verbatim(1000)), ...factorInput },
    failures: ['second_factor_needed', 'invalid_credentials'],
  }),
  'auth/second-factor/fetch': call({
    summary: 'The caller’s own second factor.',
    access: 'session',
    kind: 'read',
    withoutFactor: true,
    output: SecondFactor.fields,
  }),
  'auth/second-factor/start': call({
    summary:
      'A new secret for an authenticator app. It takes effect, and replaces the previous one, once `auth/second-factor/confirm` gets one of its codes.',
    access: 'session',
    kind: 'write',
    withoutFactor: true,
    stepUp: true,
    output: { otpauthURL: Schema.String, qrSVG: Schema.String, secret: Schema.String },
  }),
  'auth/second-factor/confirm': call({
    summary: 'Confirms the app with one of its codes: from now on, signing in asks for them.',
    access: 'session',
    kind: 'write',
    withoutFactor: true,
    input: { code: text(20) },
    output: firstCodes,
  }),
  'auth/second-factor/remove': call({
    summary:
      'Removes the authenticator app: signing in no longer asks for its codes. `code` is one of them, or a recovery code. Without another factor, the recovery codes are deleted too.',
    access: 'session',
    kind: 'write',
    input: { password: verbatim(1000), code: text(40) },
  }),
  'auth/second-factor/recovery-codes': call({
    summary: 'Makes ten new recovery codes. The previous ones stop working.',
    access: 'session',
    kind: 'write',
    stepUp: true,
    output: { recoveryCodes: RecoveryCodes },
    failures: ['no_second_factor'],
  }),
  'auth/passkeys/start': call({
    summary: 'The browser’s input for creating a passkey; good once, for five minutes.',
    access: 'session',
    kind: 'write',
    withoutFactor: true,
    stepUp: true,
    output: { options: PasskeyCreation },
  }),
  'auth/passkeys/add': call({
    summary: 'Saves the passkey that the browser created.',
    access: 'session',
    kind: 'write',
    withoutFactor: true,
    input: { name: requiredText(60), response: PasskeyRegistration },
    output: firstCodes,
  }),
  'auth/passkeys/remove': call({
    summary: 'Removes a passkey. Without another factor, the recovery codes are deleted too.',
    access: 'session',
    kind: 'write',
    stepUp: true,
    input: { passkeyID: ID },
  }),
  'settings/users/reset-second-factor': call({
    summary:
      'Removes the second factor of a user who has lost it, and signs them out: they sign in with their password and set up a new one. Users can’t reset their own.',
    access: 'users',
    kind: 'write',
    stepUp: true,
    input: { userID: ID },
    output: { user: ManagedUser },
    finds: { userID: 'user' },
  }),
}
