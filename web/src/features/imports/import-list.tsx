import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import { numberIn, type Params, searchIn, storeIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useStores } from '#data/company.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { MainAct } from '#ui/action/main-act.tsx'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { ImportDetails } from './import-details.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ImportsTable } from './imports-table.tsx'

const PER_PAGE = 25

const readFilters = (params: Params) => ({
  ...searchIn(params),
  store: storeIn(params.store, ALL_STORES),
})

/** The files from the stores’ own systems, newest first; one is shown over the list. */
export function ImportList() {
  const list = useFilters(readFilters)
  const { params, over, filters, set } = list
  const [importing, setImporting] = useState(false)
  const stores = useStores()
  const query = usePages(
    'mailers/imports/list',
    { search: { ...filters, perPage: PER_PAGE } },
    'imports',
    ({ importID }) => importID,
  )
  const shown = numberIn(params.import)
  const show = (importID: number | undefined) => over({ import: importID })
  const imports = query.data?.imports ?? []
  return (
    <SearchedList
      title="Imports"
      csv={exportPath('imports', { filter: filters.filter, store: filters.store })}
      actions={
        <MainAct writes label="Import a file" icon={<FileUp aria-hidden="true" />} onClick={() => setImporting(true)} />
      }
      query={query}
      list={list}
      perPage={PER_PAGE}
      box={{ label: 'Filter imports', placeholder: 'File name' }}
      noun="imports"
      hint="Export customers and tickets from your store’s own system, then choose Import a file."
      chips={<StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />}
      table={imports.length === 0 ? null : <ImportsTable imports={imports} openID={shown} onOpen={show} />}
    >
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
    </SearchedList>
  )
}
