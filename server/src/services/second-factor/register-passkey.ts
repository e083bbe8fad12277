import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { Effect } from 'effect'
import type { PasskeyRegistration } from '@xd/core/contract/entity/passkey.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { takeChallenge } from '#queries/factor-challenges.ts'
import { challengeIn, relyingParty } from './relying-party.ts'

/** Checks a passkey that a browser made; undefined if nobody asked for it, or not us. */
export const registerPasskey = Effect.fnUntraced(function* (userID: number, made: PasskeyRegistration, now: number) {
  const { write } = yield* Database
  const challenge = challengeIn(made.response.clientDataJSON)
  const asked = yield* write(takeChallenge(systemScope('sign-in'), { challenge, userID, purpose: 'passkey', now }))
  if (!asked) return undefined
  const { rpID, origin } = yield* relyingParty
  const { transports = [], ...response } = made.response
  const checked = yield* Effect.tryPromise(() =>
    verifyRegistrationResponse({
      response: { ...made, response: { ...response, transports: [...transports] }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  ).pipe(Effect.orElseSucceed(() => undefined))
  if (!checked?.verified) return undefined
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return { credentialID: id, publicKey, counter, transports: JSON.stringify(transports) }
})
