import { type Query, QueryClient } from '@tanstack/react-query'
import { CallError } from '@xd/core/client/call-client.ts'

const TRIES = 3

/** Retrying never helps against the server's own answers, only for calls that did not reach it. */
export const worthRetrying = (failures: number, error: Error) =>
  failures < TRIES && error instanceof CallError && (error.code === 'unreachable' || error.status >= 502)

/**
 * The browser's cache. The live channel keeps it fresh, so nothing goes stale through time alone. It lives only in
 * memory, and is emptied when the user or the company changes.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: 30 * 60_000,
      retry: worthRetrying,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    // Made at once or never: a call that waited for the network would run after its user had given up.
    mutations: { retry: false, networkMode: 'always' },
  },
})

const staleOnArrival = new WeakSet<Query>()

/**
 * An answer on its way may be older than what makes it stale. The library starts the call again, but not the first one
 * for a query, and forgets the mark when that answer arrives. So such an answer is refetched then.
 */
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return
  const { query, action } = event
  const { data, fetchStatus } = query.state
  if (action.type === 'invalidate' && data === undefined && fetchStatus === 'fetching') staleOnArrival.add(query)
  if (action.type === 'success' && staleOnArrival.delete(query))
    void queryClient.invalidateQueries({ predicate: (one) => one === query })
})
