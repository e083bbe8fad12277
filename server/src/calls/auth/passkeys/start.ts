import { generateRegistrationOptions } from '@simplewebauthn/server'
import { Clock, Effect } from 'effect'
import { MOST_PASSKEYS, PASSKEY_MS } from '@xd/core/domain/access/second-factor.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { insertChallenge } from '#queries/factor-challenges.ts'
import { passkeysOf } from '#queries/passkeys.ts'
import { knownPasskeys } from '#services/second-factor/ask-factor.ts'
import { relyingParty } from '#services/second-factor/relying-party.ts'
import { ownUser } from '#services/users/own-user.ts'

const scope = systemScope('sign-in')
const TOO_MANY = `You have ${MOST_PASSKEYS} passkeys. Remove one first.`

export const start = handle(
  'auth/passkeys/start',
  Effect.fnUntraced(function* (_, caller) {
    const { read, write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const { userID, userUsername } = caller
    const passkeys = yield* read((db) => passkeysOf(db, scope, userID))
    if (passkeys.length >= MOST_PASSKEYS) return yield* fail('invalid_input', { fields: { name: TOO_MANY } })
    const { rpID } = yield* relyingParty
    const made = yield* Effect.promise(() =>
      generateRegistrationOptions({
        rpName: 'XD Back Office',
        rpID,
        userName: userUsername,
        userDisplayName: userUsername,
        timeout: PASSKEY_MS,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      }),
    )
    const { challenge } = made
    yield* write((tx) =>
      Effect.gen(function* () {
        const { companyID } = yield* ownUser(tx, caller)
        const expiresAt = now + PASSKEY_MS
        const asked = { challenge, companyID, userID, purpose: 'passkey', sealedSecret: null, expiresAt } as const
        yield* tx.query((db) => insertChallenge(db, asked))
      }),
    )
    const { rp, user, pubKeyCredParams } = made
    return {
      options: {
        rp,
        user,
        challenge,
        pubKeyCredParams,
        timeout: PASSKEY_MS,
        // One passkey per device: the browser says that this one has one.
        excludeCredentials: knownPasskeys(passkeys).map((known) => ({ ...known, type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      } as const,
    }
  }),
)
