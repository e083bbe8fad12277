import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { seal, unseal } from '#services/secrets/seal.ts'

const placeOf = (userID: number): string => `totp/${userID}`

export const sealSecret = Effect.fnUntraced(function* (userID: number, secret: string) {
  return seal(secret, (yield* AppConfig).secretKey, placeOf(userID))
})

/** The secret of a user's app; undefined if it was sealed with a secret key the server no longer has. */
export const unsealSecret = Effect.fnUntraced(function* (userID: number, sealed: string) {
  const { secretKey, previousSecretKey } = yield* AppConfig
  return unseal(sealed, [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])], placeOf(userID))
})
