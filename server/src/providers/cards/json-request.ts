import { Effect } from 'effect'
import { GatewayRefused, GatewayUnknown } from './gateway.ts'

interface Request {
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** Sent as JSON by POST; a GET without. */
  readonly body?: object
}

/** Failures before a byte was sent: nothing can have been charged. */
const NEVER_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  // A name that stands for several addresses fails with one error for each.
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  return [(error as Error & { code?: unknown }).code, ...inner.flatMap(codesOf)].filter((code) => typeof code === 'string')
}

const neverReached = (error: unknown): boolean => {
  const codes = codesOf(error)
  return codes.length > 0 && codes.every((code) => NEVER_REACHED.includes(code))
}

/**
 * One request to a gateway and its whole answer. A cut connection, a time-out, a 5xx and an answer that is not JSON
 * leave open what was done.
 */
export const askJSON = (url: string, { headers, timeoutMs, body }: Request) =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (response.status >= 500) throw new Error(`status ${response.status}`)
      return { status: response.status, json: (await response.json()) as unknown }
    },
    catch: (cause) =>
      neverReached(cause) ? new GatewayRefused({ message: 'the gateway cannot be reached' }) : new GatewayUnknown({ cause }),
  })
