import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from '#data/query-client.ts'
import { callQuery, useCall } from '#data/use-call.ts'
import { type ListCall, prefetchList, useList } from '#data/use-list.ts'
import { isPhone, useIsPhone } from '#ui/hook/use-media-query.ts'

type RowsOf<Answer> = { [Name in keyof Answer]: Answer[Name] extends readonly object[] ? Name : never }[keyof Answer]
type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never

/** A row that moved down the list after its page was loaded comes again with a later one. */
const onceEach = <Row>(rows: readonly Row[], idOf: (row: Row) => string | number | null): Row[] => {
  const seen = new Set<string | number | null>()
  return rows.filter((row) => seen.size < seen.add(idOf(row)).size)
}

/** The list from its first row, even if the address names another page. */
const fromStart = <Input>(input: Input): Input => {
  const { page: _, ...search } = (input as { search: { page?: number } }).search
  return { ...input, search }
}

/** Fetches what `usePages` shows first. */
export const prefetchPages = <N extends ListCall>(name: N, input: WireInput<N>): Promise<void> =>
  isPhone() ? prefetchList(name, fromStart(input)) : queryClient.prefetchQuery(callQuery(name, input))

/**
 * A list in pages: one at a time or, on a phone, all loaded ones as one. `rows` finds the rows in an answer, and `idOf`
 * tells them apart.
 */
export const usePages = <N extends ListCall, Rows extends RowsOf<WireOutput<N>>>(
  name: N,
  input: WireInput<N>,
  rows: Rows,
  idOf: (row: RowOf<WireOutput<N>[Rows]>) => string | number | null,
) => {
  const phone = useIsPhone()
  const page = useCall(name, input, { keepPrevious: true, enabled: !phone })
  const list = useList(name, fromStart(input), phone)
  const { data, isFetching, isPlaceholderData } = list
  if (!phone) return page
  const first = data?.pages[0]
  const all = onceEach(data?.pages.flatMap((one) => one[rows] as RowOf<WireOutput<N>[Rows]>[]) ?? [], idOf)
  const { error, isPending, isSuccess, refetch } = list
  return {
    ...{ data: first && { ...first, [rows]: all }, error, isPending, isPlaceholderData, isSuccess, refetch },
    more: {
      shown: all.length,
      hasMore: list.hasNextPage && !isPlaceholderData,
      // The next page's fetch does not interrupt one that updates the loaded pages.
      loading: isFetching,
      failed: list.isFetchNextPageError,
      onMore: () => void list.fetchNextPage(),
    },
  }
}
