import { createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'

/** The key to count under. It is a keyed digest, because people may type a secret or a card number. */
export const limitKeyOf = Effect.fnUntraced(function* (what: string, who: string) {
  const { secretKey } = yield* AppConfig
  return createHmac('sha256', secretKey).update(`${what}/${who}`).digest('base64url')
})
