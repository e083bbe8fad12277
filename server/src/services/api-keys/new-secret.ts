import { Effect } from 'effect'
import { randomBytes } from 'node:crypto'
import { endOfApiKey, KEY_BYTES, makeApiKey } from '@xd/core/domain/access/api-key.ts'
import { AppConfig } from '#app-config.ts'
import { hashToken } from '#services/session.ts'

/** A key's secret, and the parts of it that are stored. */
export const newSecret = Effect.fnUntraced(function* () {
  const { mode } = yield* AppConfig
  const secret = makeApiKey(mode, randomBytes(KEY_BYTES))
  return { secret, kept: { secretHash: hashToken(secret), secretEnd: endOfApiKey(secret) } }
})
