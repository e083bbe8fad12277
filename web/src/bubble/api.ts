import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'

type Call = 'bubble/fetch' | 'bubble/start' | 'bubble/messages' | 'bubble/send'

/** Why a call failed: `status` 0 if the server could not be reached. */
export class Refused extends Error {
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

interface Answer {
  readonly success?: boolean
  readonly error?: { readonly message: string; readonly fields?: Record<string, string> }
}

const post = async (name: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(`/api/${name}`, { ...init, method: 'POST', credentials: 'omit' }).catch(() => undefined)
  const body = (await response?.json().catch(() => undefined)) as Answer | undefined
  if (body?.success) return body
  throw new Refused(body === undefined ? 0 : response!.status, body?.error?.message ?? '', body?.error?.fields)
}

export const call = <N extends Call>(name: N, input: WireInput<N>, signal?: AbortSignal): Promise<WireOutput<N>> =>
  post(name, {
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json' },
    ...(signal && { signal }),
  }) as Promise<WireOutput<N>>

/** Keeps a picture for the next message, and returns its id. */
export const upload = async (sessionToken: string, picture: File): Promise<number> => {
  const body = new FormData()
  body.append('file', picture)
  const answer = await post('bubble/upload', { body, headers: { authorization: `Bearer ${sessionToken}` } })
  return (answer as WireOutput<'bubble/upload'>).mediaID
}
