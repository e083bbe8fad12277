import type { CallName, WireInput, WireOutput } from '#contract/calls.ts'
import type { FailureBody, FailureCode } from '#contract/failure.ts'

/** Sends a request: the browser's or Node's fetch, with whatever headers the session needs. */
export type Transport = (path: string, body: string) => Promise<{ status: number; json: () => Promise<unknown> }>

/** A failure's body, or the equivalent for a call that got no answer. */
interface Failed {
  code: FailureCode | 'unreachable'
  message: string
  fields?: Record<string, string>
}

/** A call that was answered with a failure, or not by the server at all (`code: 'unreachable'`). */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: FailureCode | 'unreachable'
  readonly status: number
  readonly fields: Record<string, string>
  /** The whole body, with the failure's own details. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Failed) {
    super(body.message)
    this.code = body.code
    this.status = status
    this.fields = body.fields ?? {}
    this.body = { ...body }
  }
}

export type CallClient = <N extends CallName>(name: N, input: WireInput<N>) => Promise<WireOutput<N>>

/** `status`: of a foreign answer, from a proxy or another server. */
export const unreachable = (status = 0) =>
  new CallError(status, {
    code: 'unreachable',
    message: 'The server cannot be reached. Check the connection and try again.',
  })

/** The one client for every call, typed from the contract. Rejects with a `CallError`. */
export const createCallClient =
  (transport: Transport): CallClient =>
  async <N extends CallName>(name: N, input: WireInput<N>) => {
    const response = await transport(`/api/${name}`, JSON.stringify(input)).catch(() => {
      throw unreachable()
    })
    const body = (await response.json().catch(() => undefined)) as
      { success?: boolean; error?: FailureBody } | undefined
    if (body?.success === true) return body as WireOutput<N>
    if (body?.error) throw new CallError(response.status, body.error)
    throw unreachable(response.status)
  }
