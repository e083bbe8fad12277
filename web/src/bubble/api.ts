import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'

type Call = 'bubble/fetch' | 'bubble/start' | 'bubble/messages' | 'bubble/send' | 'bubble/typing' | 'bubble/ask-quote'

/** Why a call failed: `status` 0 if the server could not be reached. */
export interface Refused extends Error {
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
}

interface Answer {
  readonly success?: boolean
  readonly error?: { readonly message?: string; readonly fields?: Record<string, string> }
}

const post = async (name: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(`/api/${name}`, { ...init, method: 'POST', credentials: 'omit' }).catch(() => undefined)
  const body = (await response?.json().catch(() => undefined)) as Answer | undefined
  if (body?.success) return body
  const { message = '', fields = {} } = body?.error ?? {}
  throw Object.assign(new Error(message), { status: body ? response!.status : 0, fields }) satisfies Refused
}

export const call = <N extends Call>(name: N, input: WireInput<N>, signal?: AbortSignal): Promise<WireOutput<N>> =>
  post(name, {
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json' },
    signal,
  }) as Promise<WireOutput<N>>

/** Uploads a picture for the next message, and returns its id. */
export const upload = async (sessionToken: string, picture: File): Promise<number> => {
  const body = new FormData()
  body.append('file', picture)
  const answer = await post('bubble/upload', { body, headers: { authorization: `Bearer ${sessionToken}` } })
  return (answer as WireOutput<'bubble/upload'>).mediaID
}
