import { Effect } from 'effect'
import { neverReached } from '@xd/core/client/never-reached.ts'
import { GatewayRefused, GatewayUnknown } from './gateway.ts'

interface Request {
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** By default POST with a body and GET without. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Sent as JSON, or as a form if it is one. */
  readonly body?: object | URLSearchParams
}

const encoded = (body: object | URLSearchParams): { headers: Record<string, string>; body: string } =>
  body instanceof URLSearchParams
    ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: body.toString() }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** An answer without a body is an empty object: some gateways answer 204. */
const jsonOf = (text: string): unknown => (text === '' ? {} : JSON.parse(text))

export interface Answer {
  readonly status: number
  readonly json: unknown
}

/**
 * One request to a gateway and its whole answer. A dropped connection, a timeout, a 5xx or an answer that is not JSON
 * leaves the outcome unknown.
 */
export const askJSON = (url: string, { headers, timeoutMs, body, method = body ? 'POST' : 'GET' }: Request) =>
  Effect.tryPromise({
    try: async (signal): Promise<Answer> => {
      const sent = body && encoded(body)
      const response = await fetch(url, {
        method,
        headers: { ...headers, accept: 'application/json', ...sent?.headers },
        ...(sent && { body: sent.body }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (response.status >= 500) throw new Error(`status ${response.status}`)
      return { status: response.status, json: jsonOf(await response.text()) }
    },
    catch: (cause) =>
      neverReached(cause)
        ? new GatewayRefused({ message: 'the gateway cannot be reached', cause })
        : new GatewayUnknown({ cause }),
  })
