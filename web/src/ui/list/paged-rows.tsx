import type { ComponentProps, ReactNode } from 'react'
import { ListEnd } from './list-end.tsx'
import { type Counted, NoRows } from './no-rows.tsx'

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
  return (
    <>
      {table ?? <NoRows query={query} noun={noun} isFiltered={false} onClearFilters={() => undefined} hint={hint} />}
      <ListEnd onlyIfMore {...{ query, page, perPage, onPage, noun }} />
    </>
  )
}
