import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import { numberIn, type Params, storeIn, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useStores } from '#data/company.ts'
import { useCall } from '#data/use-call.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { Button } from '#ui/action/button.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { ImportDetails } from './import-details.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ImportsTable } from './imports-table.tsx'

const PER_PAGE = 25

const readFilters = (params: Params) => ({
  filter: textIn(params.filter),
  store: storeIn(params.store, ALL_STORES),
  page: numberIn(params.page) ?? 1,
})

/** The files from the stores’ own systems, newest first; one is shown over the list. */
export function ImportList() {
  const { params, go, filters, isFiltered, set, clear } = useFilters(readFilters)
  const [importing, setImporting] = useState(false)
  const stores = useStores()
  const query = useCall('mailers/imports/list', { search: { ...filters, perPage: PER_PAGE } }, { keepPrevious: true })
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: 'Imports', does: 'Filter', run: () => box.current?.focus() }])
  const shown = numberIn(params.import)
  const show = (importID: number | undefined) => go({ import: importID })
  const { imports = [], count = 0, countCapped = false } = query.data ?? {}
  return (
    <ListPage
      title="Imports"
      actions={
        <Button writes variant="primary" icon={<FileUp aria-hidden="true" />} onClick={() => setImporting(true)}>
          Import a file
        </Button>
      }
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Filter imports"
            placeholder="Name of the file"
            value={filters.filter}
            onChange={(filter) => set({ filter })}
          />
          <FilterLine>
            <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
          </FilterLine>
        </>
      }
      pager={
        count > 0 && (
          <Pager
            page={filters.page}
            perPage={PER_PAGE}
            count={count}
            countCapped={countCapped}
            onPage={(page) => set({ page })}
            noun="imports"
          />
        )
      }
    >
      {imports.length === 0 && (
        <NoRows
          query={query}
          noun="imports"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="Export customers and tickets from your store’s system, and choose Import a file."
        />
      )}
      {imports.length > 0 && <ImportsTable imports={imports} openID={shown} onOpen={show} />}
      {shown !== undefined && <ImportDetails key={shown} importID={shown} onClose={() => show(undefined)} />}
      {importing && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onImported={(importID) => {
            setImporting(false)
            show(importID)
          }}
        />
      )}
    </ListPage>
  )
}
