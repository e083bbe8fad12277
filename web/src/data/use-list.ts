import { type InfiniteData, infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CallError } from '@xd/core/client/call-client.ts'
import type { CallName, WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import { callKey } from './use-call.ts'

/** The calls that return a list in pages. */
export type ListCall = {
  [N in CallName]: WireOutput<N> extends { readonly nextCursor: string | null } ? N : never
}[CallName]
/** The search of a list, with only the filters it supports. */
export type ListSearch<N extends CallName> = NonNullable<(WireInput<N> & { search?: object | null })['search']>

/**
 * A list in pages, each starting after the previous one's last row. Its key begins like the call's own, so that live
 * events find it.
 */
export const listKey = <N extends ListCall>(name: N, input: WireInput<N>) => [...callKey(name, input), 'pages'] as const

const listQuery = <N extends ListCall>(name: N, input: WireInput<N>) =>
  infiniteQueryOptions<WireOutput<N>, CallError, InfiniteData<WireOutput<N>>, readonly unknown[], string | null>({
    queryKey: listKey(name, input),
    queryFn: ({ pageParam }) =>
      call(name, { ...input, search: { ...(input as { search?: object }).search, cursor: pageParam } }),
    initialPageParam: null,
    getNextPageParam: (page) => (page as WireOutput<ListCall>).nextCursor,
  })

export const useList = <N extends ListCall>(name: N, input: WireInput<N>, enabled = true) =>
  useInfiniteQuery({ ...listQuery(name, input), placeholderData: keepPreviousData, enabled })

/** Fetches the first page of a list that will be shown next. */
export const prefetchList = <N extends ListCall>(name: N, input: WireInput<N>): Promise<void> =>
  queryClient.prefetchInfiniteQuery(listQuery(name, input))
