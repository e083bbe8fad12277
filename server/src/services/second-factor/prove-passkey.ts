import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { Effect } from 'effect'
import type { PasskeyAssertion } from '@xd/core/contract/entity/passkey.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { takeChallenge } from '#queries/factor-challenges.ts'
import { notePasskeyUse, passkeysOf } from '#queries/passkeys.ts'
import { challengeIn, relyingParty } from './relying-party.ts'
import type { FactorUser } from './ask-factor.ts'

const scope = systemScope('sign-in')

/** Checks a passkey's signature, and returns how to record its use; undefined if it is wrong. */
export const provePasskey = Effect.fnUntraced(function* (
  { userID }: FactorUser,
  assertion: PasskeyAssertion,
  purpose: 'sign-in' | 'step-up',
  now: number,
) {
  const { write } = yield* Database
  const challenge = challengeIn(assertion.response.clientDataJSON)
  // Used up before the check, and for good: nobody gets two tries at one challenge.
  const asked = yield* write(takeChallenge(scope, { challenge, userID, purpose, now }))
  const passkeys = yield* passkeysOf(scope, userID)
  const passkey = passkeys.find(({ credentialID }) => credentialID === assertion.id)
  if (!asked || passkey === undefined) return undefined
  const { passkeyID, credentialID, publicKey, counter: seen } = passkey
  const { rpID, origin } = yield* relyingParty
  const { userHandle, ...response } = assertion.response
  const checked = yield* Effect.tryPromise(() =>
    verifyAuthenticationResponse({
      response: {
        ...assertion,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: credentialID, publicKey: new Uint8Array(publicKey), counter: seen },
      // The password was the first factor: presence is enough for the second.
      requireUserVerification: false,
    }),
  ).pipe(Effect.orElseSucceed(() => undefined))
  if (!checked?.verified) return undefined
  const counter = checked.authenticationInfo.newCounter
  return notePasskeyUse({ passkeyID, counter, seen, now })
})
