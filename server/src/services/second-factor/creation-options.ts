import { generateRegistrationOptions } from '@simplewebauthn/server'
import { Effect } from 'effect'
import { PASSKEY_MS } from '@xd/core/domain/access/second-factor.ts'
import type { PasskeyRow } from '#queries/passkeys.ts'
import { knownPasskeys } from './ask-factor.ts'
import { relyingParty } from './relying-party.ts'

/** A browser's options for creating a passkey for a user who already has these. */
export const creationOptions = Effect.fnUntraced(function* (userUsername: string, passkeys: readonly PasskeyRow[]) {
  const { rpID } = yield* relyingParty
  const { rp, user, challenge, pubKeyCredParams } = yield* Effect.promise(() =>
    generateRegistrationOptions({
      rpName: 'XD Back Office',
      rpID,
      userName: userUsername,
      userDisplayName: userUsername,
    }),
  )
  return {
    rp,
    user,
    challenge,
    pubKeyCredParams,
    timeout: PASSKEY_MS,
    // One passkey per device: the browser can tell that this device has one.
    excludeCredentials: knownPasskeys(passkeys).map((known) => ({ ...known, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  } as const
})
