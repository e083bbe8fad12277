import { Clock, Effect } from 'effect'
import { KEY_OVERLAP_MS } from '@xd/core/domain/access/api-key.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { updateApiKey } from '#queries/api-keys.ts'
import { audit } from '#services/audit.ts'
import { newSecret } from './new-secret.ts'
import { requireKey } from './require-key.ts'

const ON_VISIT =
  'You can’t rotate an API key on a support visit, because the new secret would outlast the visit. Ask an owner of the company.'

/**
 * Gives a key a new secret; the previous one works for one more day. The user who rotates a key becomes its maker, and
 * the key never has more permissions than they have. Otherwise rotating would grant someone else's permissions.
 */
export const rotateKey = Effect.fnUntraced(function* (caller: Caller, keyID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  if (caller.session?.visit) return yield* fail('not_allowed', { sentence: ON_VISIT })
  return yield* write(
    Effect.gen(function* () {
      const key = yield* requireKey(caller, keyID)
      if (key.expiresAt <= at)
        return yield* fail('key_over', { sentence: 'This key has expired. Choose a later day for it first.' })
      const { secret, kept } = yield* newSecret()
      const previousUntil = Math.min(at + KEY_OVERLAP_MS, key.expiresAt)
      yield* updateApiKey(caller, keyID, {
        ...kept,
        makerID: caller.userID,
        previousHash: key.secretHash,
        previousUntil,
      })
      yield* audit(caller, {
        action: 'api-key-rotate',
        target: `api-key/${keyID}`,
        detail: { key: key.keyName, previousUntil },
      })
      yield* emit('reload_keys', {}, { companyID: caller.companyID })
      return secret
    }),
  )
})
