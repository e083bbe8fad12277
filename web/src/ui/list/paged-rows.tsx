import type { ComponentProps, ReactNode } from 'react'
import { type Counted, NoRows } from './no-rows.tsx'
import { Pager, useLastPage } from './pager.tsx'

type Props = Pick<ComponentProps<typeof NoRows>, 'noun' | 'hint'> & {
  query: Counted
  page: number
  perPage: number
  onPage: (page: number, replace?: boolean) => void
  /** Null if there are no rows. */
  table: ReactNode
}

/** The rows of a tab without filters, and the pages if there is more than one. */
export function PagedRows({ query, noun, hint, page, perPage, onPage, table }: Props) {
  useLastPage(query, { page, perPage, onPage })
  const { count = 0, countCapped = false } = query.data ?? {}
  return (
    <>
      {table ?? <NoRows query={query} noun={noun} isFiltered={false} onClearFilters={() => undefined} hint={hint} />}
      {count > perPage && (
        <Pager page={page} perPage={perPage} count={count} countCapped={countCapped} onPage={onPage} noun={noun} />
      )}
    </>
  )
}
