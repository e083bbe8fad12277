import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'

/** Passkeys belong to one host: that of the public URL. */
export const relyingParty = Effect.gen(function* () {
  const { hostname, origin } = new URL((yield* AppConfig).publicURL)
  return { rpID: hostname, origin }
})

/** The challenge an authenticator has signed: it names the row it was made under. */
export const challengeIn = (clientDataJSON: string): string => {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as { challenge?: unknown } | null
    return typeof data?.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}
