// The messages browsers and servers exchange about passkeys, as JSON. Source: WebAuthn Level 3, 5.1.8 to 5.1.10.
import { Schema } from 'effect'
import { text } from '#contract/value.ts'

const Verification = Schema.Literals(['discouraged', 'preferred', 'required'])
const KnownPasskey = Schema.Struct({
  id: Schema.String,
  type: Schema.Literal('public-key'),
  transports: Schema.optionalKey(Schema.mutable(Schema.Array(Schema.String))),
})
const Known = Schema.optionalKey(Schema.mutable(Schema.Array(KnownPasskey)))

/** For `navigator.credentials.get`. */
export const PasskeyRequest = Schema.Struct({
  challenge: Schema.String,
  timeout: Schema.optionalKey(Schema.Finite),
  rpId: Schema.optionalKey(Schema.String),
  allowCredentials: Known,
  userVerification: Schema.optionalKey(Verification),
}).annotate({ identifier: 'PasskeyRequest' })

/** For `navigator.credentials.create`. */
export const PasskeyCreation = Schema.Struct({
  rp: Schema.Struct({ id: Schema.optionalKey(Schema.String), name: Schema.String }),
  user: Schema.Struct({ id: Schema.String, name: Schema.String, displayName: Schema.String }),
  challenge: Schema.String,
  pubKeyCredParams: Schema.mutable(
    Schema.Array(Schema.Struct({ type: Schema.Literal('public-key'), alg: Schema.Finite })),
  ),
  timeout: Schema.optionalKey(Schema.Finite),
  excludeCredentials: Known,
  authenticatorSelection: Schema.optionalKey(
    Schema.Struct({
      residentKey: Schema.optionalKey(Verification),
      requireResidentKey: Schema.optionalKey(Schema.Boolean),
      userVerification: Schema.optionalKey(Verification),
    }),
  ),
  attestation: Schema.optionalKey(Schema.Literal('none')),
}).annotate({ identifier: 'PasskeyCreation' })

/** The most that authenticators send in one field; some attestations include certificates. */
const encoded = text(20_000)
const CredentialID = text(1400)
const ofCredential = { id: CredentialID, rawId: CredentialID, type: Schema.Literal('public-key') }

/** A passkey’s answer to a request. */
export const PasskeyAssertion = Schema.Struct({
  ...ofCredential,
  response: Schema.Struct({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: Schema.optional(text(200)),
  }),
})
export type PasskeyAssertion = typeof PasskeyAssertion.Type

/** A new passkey. */
export const PasskeyRegistration = Schema.Struct({
  ...ofCredential,
  response: Schema.Struct({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: Schema.optional(Schema.Array(text(20)).check(Schema.isMaxLength(10))),
  }),
})
export type PasskeyRegistration = typeof PasskeyRegistration.Type
