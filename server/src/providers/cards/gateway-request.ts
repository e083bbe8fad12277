import { Effect, Schema } from 'effect'
import { GatewayRefused, GatewayUnknown } from './gateway.ts'
import { type Answer, askJSON } from './json-request.ts'

/** Authorizations may take more than two minutes. A lookup is answered soon or not at all. */
export const SALE_TIMEOUT_MS = 180_000
export const LOOK_UP_TIMEOUT_MS = 10_000

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly body?: object
  readonly timeoutMs?: number
  readonly headers?: Readonly<Record<string, string>>
}

export type Ask = (path: string, asked?: Asked) => Effect.Effect<Answer, GatewayUnknown | GatewayRefused>

/** Requests to one gateway, with the headers that identify us. */
export const askAt =
  (baseURL: string, own: Readonly<Record<string, string>>): Ask =>
  (path, { headers, timeoutMs = LOOK_UP_TIMEOUT_MS, ...asked } = {}) =>
    askJSON(`${baseURL}${path}`, { ...asked, timeoutMs, headers: { ...own, ...headers } })

/** For requests whose outcome must be known: an unreachable gateway has not refused. */
export const insisting =
  (ask: Ask) =>
  (path: string, asked?: Asked): Effect.Effect<Answer, GatewayUnknown> =>
    Effect.catchTag(ask(path, asked), 'GatewayRefused', (cause) => Effect.fail(new GatewayUnknown({ cause })))

/** Answers from gateways that do not recognize us. */
export const isStranger = ({ status }: Answer): boolean => status === 401 || status === 403

/**
 * An answer's JSON as the protocol describes it. Any other answer leaves the outcome unknown, and its content is not
 * repeated.
 */
export const read = <S extends Schema.Codec<unknown, unknown>>(
  schema: S,
  json: unknown,
): Effect.Effect<S['Type'], GatewayUnknown> =>
  Effect.mapError(
    Schema.decodeUnknownEffect(schema)(json),
    () => new GatewayUnknown({ cause: 'an answer in another form' }),
  )

export const unknown = (cause: string): Effect.Effect<never, GatewayUnknown> =>
  Effect.fail(new GatewayUnknown({ cause }))
export const refused = (message: string): Effect.Effect<never, GatewayRefused> =>
  Effect.fail(new GatewayRefused({ message }))
