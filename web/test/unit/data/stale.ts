import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '@xd/core/contract/calls.ts'
import { type EventName, REFRESHES } from '@xd/core/contract/event.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'

const CALLS = Object.keys(calls) as CallName[]

/** Calls, all that events make stale except the inbox, or everything. */
export type Stale = EventName | readonly (EventName | CallName)[] | 'everything'

export const staleOf = (stale: Stale | undefined): unknown[] => {
  if (stale === 'everything') return CALLS
  const all = typeof stale === 'string' ? [stale] : (stale ?? [])
  const refreshed = all.flatMap((one) =>
    one in REFRESHES ? REFRESHES[one as EventName].filter((name) => name !== 'inbox/list') : [one],
  )
  return [...new Set(refreshed)]
}

const NOBODY = { nobody: true }

/** Caches an answer to every call, which nothing on screen reads. Returns the names of those to be asked for again. */
export const watchStale = (queryClient: QueryClient) => {
  const cache = queryClient.getQueryCache()
  for (const name of CALLS) cache.build(queryClient, { queryKey: [name, NOBODY] })
  return (): unknown[] =>
    cache
      .getAll()
      .filter(({ queryKey: [, input], state }) => input === NOBODY && state.isInvalidated)
      .map(({ queryKey: [name] }) => name)
}
