import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { Effect } from 'effect'
import { type FactorMethod, PASSKEY_MS } from '@xd/core/domain/access/second-factor.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { insertChallenge } from '#queries/factor-challenges.ts'
import { type PasskeyRow, passkeysOf } from '#queries/passkeys.ts'
import { findTotp, recoveryCodesOf } from '#queries/second-factor.ts'
import { relyingParty } from './relying-party.ts'

const scope = systemScope('sign-in')

export interface FactorUser {
  readonly companyID: number
  readonly userID: number
}

export const knownPasskeys = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ credentialID, transports }) => ({
    id: credentialID,
    transports: JSON.parse(transports) as string[],
  }))

/** A user's methods for the second step, and the browser's request if they have a passkey. */
export const askFactor = Effect.fnUntraced(function* (
  { companyID, userID }: FactorUser,
  purpose: 'sign-in' | 'step-up',
  now: number,
) {
  const { read, write } = yield* Database
  const [totp, passkeys, codes] = yield* read((db) =>
    Promise.all([findTotp(db, scope, userID), passkeysOf(db, scope, userID), recoveryCodesOf(db, scope, userID)]),
  )
  const methods: FactorMethod[] = [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(codes.length > 0 ? (['recovery'] as const) : []),
  ]
  if (passkeys.length === 0) return { methods }
  const { rpID } = yield* relyingParty
  const { challenge, timeout, rpId, userVerification } = yield* Effect.promise(() =>
    generateAuthenticationOptions({ rpID, timeout: PASSKEY_MS, userVerification: 'preferred' }),
  )
  const expiresAt = now + PASSKEY_MS
  yield* write(insertChallenge({ challenge, companyID, userID, purpose, sealedSecret: null, expiresAt }))
  const allowCredentials = knownPasskeys(passkeys).map((known) => ({ ...known, type: 'public-key' as const }))
  return {
    methods,
    passkey: {
      challenge,
      allowCredentials,
      ...(timeout !== undefined && { timeout }),
      ...(rpId !== undefined && { rpId }),
      ...(userVerification !== undefined && { userVerification }),
    },
  }
})
