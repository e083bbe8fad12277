import { type ComponentProps, type ReactNode, useRef } from 'react'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { ListEnd } from './list-end.tsx'
import { FilterLine, ListPage } from './list-page.tsx'
import { type Counted, NoRows } from './no-rows.tsx'

type Props = Pick<ComponentProps<typeof ListPage>, 'title' | 'back' | 'actions' | 'csv' | 'bar' | 'plain' | 'framed'> &
  Pick<ComponentProps<typeof NoRows>, 'noun' | 'hint' | 'filteredHint'> & {
    query: Counted
    /** As returned by `useFilters`. */
    list: {
      filters: { filter: string; page: number }
      isFiltered: boolean
      set: (change: { filter?: string; page?: number }, replace?: boolean) => void
      clear: () => void
    }
    perPage: number
    /** The name of the search box, and the fields it searches. */
    box: { label: string; placeholder: string }
    /** Next to the search box. */
    chips: ReactNode
    /** Above the rows, even without any. */
    above?: ReactNode
    /** Null if there are no rows. */
    table: ReactNode
    /** Actions when there are no rows. */
    emptyActions?: ReactNode
    /** Replaces the plain text for a list that is still empty. */
    empty?: ReactNode
    /** The dialogs that open over the list. */
    children?: ReactNode
  }

/** A list with filters, pages and a search box, which / focuses. */
export function SearchedList({
  query,
  list: { filters, isFiltered, set, clear },
  perPage,
  box,
  chips,
  above,
  table,
  noun,
  hint,
  filteredHint,
  emptyActions,
  empty,
  csv,
  children,
  ...page
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: page.title, does: box.label, run: () => input.current?.focus() }])
  const { count = 0 } = query.data ?? {}
  return (
    <ListPage
      {...page}
      place={JSON.stringify(filters)}
      csv={count > 0 ? (csv ?? null) : null}
      filters={
        <>
          <PausingSearchBox ref={input} {...box} value={filters.filter} onChange={(filter) => set({ filter })} />
          <FilterLine>{chips}</FilterLine>
        </>
      }
      pager={
        <ListEnd
          query={query}
          page={filters.page}
          perPage={perPage}
          onPage={(next, replace) => set({ page: next }, replace)}
          noun={noun}
        />
      }
    >
      {above}
      {table || empty || (
        <NoRows
          query={query}
          noun={noun}
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint={hint}
          filteredHint={filteredHint}
          actions={emptyActions}
        />
      )}
      {children}
    </ListPage>
  )
}
