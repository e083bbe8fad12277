import type { InfiniteData } from '@tanstack/react-query'
import type { CallName, WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from './query-client.ts'
import { refetch } from './refetch.ts'

type Cached<Answer> = Answer | InfiniteData<Answer>

const isPages = <Answer extends object>(cached: Cached<Answer>): cached is InfiniteData<Answer> => 'pages' in cached

/** All cached answers to one call, for any input: every page of every list. */
export const knownAnswers = <N extends CallName>(name: N): WireOutput<N>[] =>
  queryClient
    .getQueriesData<Cached<WireOutput<N>>>({ queryKey: [name] })
    .flatMap(([, cached]) => (cached === undefined ? [] : isPages(cached) ? cached.pages : [cached]))

/**
 * Changes every cached answer to a call, including paged ones. Returns a function that reverts the changes, and refetches
 * the answers, because something else may have changed them in between.
 */
export const patchAnswers = <N extends CallName>(
  name: N,
  change: (answer: WireOutput<N>) => WireOutput<N>,
): (() => void) => {
  const filter = { queryKey: [name] }
  const before = queryClient.getQueriesData<Cached<WireOutput<N>>>(filter)
  queryClient.setQueriesData<Cached<WireOutput<N>>>(
    filter,
    (cached) => cached && (isPages(cached) ? { ...cached, pages: cached.pages.map(change) } : change(cached)),
  )
  return () => {
    before.forEach(([key, cached]) => queryClient.setQueryData(key, cached))
    void refetch(name)
  }
}

/** Shows a change before the server has answered, and reverts it if the server refuses. */
export const shownAtOnce = async <Answer>(show: () => () => void, make: () => Promise<Answer>): Promise<Answer> => {
  const putBack = show()
  try {
    return await make()
  } catch (error) {
    putBack()
    throw error
  }
}
