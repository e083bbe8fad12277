import { createHmac } from 'node:crypto'
import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'

/** The key something is counted under: a keyed digest, since what people type may be a secret or a card number. */
export const limitKeyOf = Effect.fnUntraced(function* (what: string, who: string) {
  const { secretKey } = yield* AppConfig
  return createHmac('sha256', secretKey).update(`${what}/${who}`).digest('base64url')
})
