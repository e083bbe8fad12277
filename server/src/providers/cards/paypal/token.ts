import { Clock, Effect, Schema } from 'effect'
import { type GatewayRefused, GatewayUnknown } from '#providers/cards/gateway.ts'
import { isStranger, LOOK_UP_TIMEOUT_MS, read, refused } from '#providers/cards/gateway-request.ts'
import { askJSON } from '#providers/cards/json-request.ts'
import type { PayPalAccount } from './account.ts'

const Token = Schema.Struct({ access_token: Schema.String, expires_in: Schema.Finite })

/** Renewed this long before it ends, so that none expires in transit. */
const MARGIN_MS = 240_000
const MS = 1_000

/** An app's bearer token, requested if there is none with enough time left. Without one, nothing has been done. */
export const accessToken = ({ baseURL, clientID, clientSecret }: PayPalAccount) => {
  let kept: { token: string; until: number } | undefined
  const ask = askJSON(`${baseURL}/v1/oauth2/token`, {
    headers: { authorization: `Basic ${Buffer.from(`${clientID}:${clientSecret}`).toString('base64')}` },
    timeoutMs: LOOK_UP_TIMEOUT_MS,
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const fresh = Effect.gen(function* () {
    const { status, json } = yield* ask
    if (status >= 400) return yield* refused('PayPal does not accept the client ID and secret')
    return yield* read(Token, json)
  }).pipe(Effect.catchTag('GatewayUnknown', () => refused('PayPal does not answer')))

  return {
    /** Whether the app is known; if there is no answer, it is unclear. */
    accepted: ask.pipe(
      Effect.map((answer) => !isStranger(answer)),
      Effect.catchTag('GatewayRefused', (cause) => Effect.fail(new GatewayUnknown({ cause }))),
    ),
    forget: () => void (kept = undefined),
    get: Effect.gen(function* (): Effect.fn.Return<string, GatewayUnknown | GatewayRefused> {
      const now = yield* Clock.currentTimeMillis
      if (kept !== undefined && kept.until > now) return kept.token
      const { access_token, expires_in } = yield* fresh
      kept = { token: access_token, until: now + expires_in * MS - MARGIN_MS }
      return access_token
    }),
  }
}
