import { type ComponentProps, type ReactNode, useRef } from 'react'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from './list-page.tsx'
import { type Counted, NoRows } from './no-rows.tsx'
import { Pager, useLastPage } from './pager.tsx'

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
    /** Above the rows, whether there are any or not. */
    above?: ReactNode
    /** Null if there are no rows. */
    table: ReactNode
    /** Actions when there are no rows. */
    emptyActions?: ReactNode
    /** Replaces the plain text for a list that has nothing yet. */
    empty?: ReactNode
    /** The dialogs that open over the list. */
    children?: ReactNode
  }

/** A list with a search box, which / focuses, filters and pages. */
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
  useLastPage(query, { page: filters.page, perPage, onPage: (last, replace) => set({ page: last }, replace) })
  const { count = 0, countCapped = false } = query.data ?? {}
  return (
    <ListPage
      {...page}
      csv={count > 0 ? (csv ?? null) : null}
      filters={
        <>
          <PausingSearchBox ref={input} {...box} value={filters.filter} onChange={(filter) => set({ filter })} />
          <FilterLine>{chips}</FilterLine>
        </>
      }
      pager={
        count > 0 && (
          <Pager
            page={filters.page}
            perPage={perPage}
            count={count}
            countCapped={countCapped}
            onPage={(next) => set({ page: next })}
            noun={noun}
          />
        )
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
