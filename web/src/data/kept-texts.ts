import { attempt, PREFIX } from './local.ts'

interface Kept {
  readonly body?: unknown
  readonly sent?: boolean
  readonly send?: { readonly body?: unknown }
}

/** Text written in this browser that has not reached the server. Signing out deletes all of it, for any user. */
export const keptTexts = (): string[] => {
  const stored = attempt(() => Object.entries(localStorage), [])
  const kept = stored.flatMap(([key, text]) => {
    const isText = key.startsWith(PREFIX) && /\/(outbox\/[^/]+|draft\/\d+)$/.test(key)
    return isText ? attempt(() => [JSON.parse(String(text)) as Kept], []) : []
  })
  const bodies = kept.filter(({ sent }) => !sent).map(({ body, send }) => send?.body ?? body)
  return [...new Set(bodies.filter((body) => typeof body === 'string' && body.trim() !== ''))] as string[]
}
