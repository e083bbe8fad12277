import { createHash, timingSafeEqual } from 'node:crypto'
import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { fail } from '#failure.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Anyone who knows the server's secret key can read and change everything anyway. */
export const requireSecretKey = Effect.fnUntraced(function* (secret: string) {
  const { secretKey } = yield* AppConfig
  if (!timingSafeEqual(digest(secret), digest(secretKey)))
    return yield* fail('not_allowed', { sentence: 'That is not the server’s secret key.' })
})
