import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { lockApiKey, updateApiKey } from '#queries/api-keys.ts'
import { audit } from '#services/audit.ts'

/** Ends a key at once, including the secret before its last rotation. Its name stays on everything it did. */
export const revokeKey = Effect.fnUntraced(function* (caller: Caller, keyID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const key = yield* found(yield* lockApiKey(caller, keyID), 'api-key')
      if (key.revokedAt !== null) return
      const change = { revokedAt: at, revokedByID: caller.userID, previousHash: null, previousUntil: null }
      yield* updateApiKey(caller, keyID, change)
      const detail = { key: key.keyName }
      yield* audit(caller, { action: 'api-key-revoke', target: `api-key/${keyID}`, detail })
      yield* emit('reload_keys', {}, { companyID: caller.companyID })
    }),
  )
})
