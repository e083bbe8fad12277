import { type ReactNode, useRef } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import { REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { ChainCards } from './chain-cards.tsx'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { RewritesTable } from './rewrites-table.tsx'
import { REWRITES_PER_PAGE, useRewriteFilters } from './use-rewrite-filters.ts'

/**
 * The tickets of paid requests and their new numbers: those that need attention first, and any ticket's whole history.
 */
export function RewriteList({ actions }: { actions?: ReactNode }) {
  const { user } = useSignedIn()
  const { filters, search, isFiltered, set, clear, shown, show } = useRewriteFilters(user.userAllowedStoreIDs)
  const query = useCall('payments/rewrites/list', { search }, { keepPrevious: true })
  const ticket = filters.filter.trim()
  const found = useCall('payments/rewrites/find-chain', { ticket }, { enabled: ticket !== '', keepPrevious: true })
  const stores = useStores()
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: 'Rewrites', does: 'Find a ticket', run: () => box.current?.focus() }])

  const rewrites = query.data?.rewrites ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  const chains = ticket === '' ? [] : (found.data?.chains ?? [])
  return (
    <ListPage
      title="Rewrites"
      csv={count > 0 ? exportPath('rewrites', search) : null}
      actions={actions}
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Find a ticket"
            placeholder="Ticket number, old or new"
            value={filters.filter}
            onChange={(filter) => set({ filter })}
          />
          <FilterLine>
            <FilterChip
              label="State"
              value={filters.status}
              all={{ value: 'all', label: 'Any state' }}
              options={REWRITE_STATES.map((state) => ({ value: state, label: REWRITE_LABELS[state] }))}
              onChange={(status) => set({ status })}
            />
            <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
          </FilterLine>
        </>
      }
      pager={
        count > 0 && (
          <Pager
            page={filters.page}
            perPage={REWRITES_PER_PAGE}
            count={count}
            countCapped={countCapped}
            onPage={(page) => set({ page })}
            noun="batches"
          />
        )
      }
    >
      {chains.length > 0 && <ChainCards chains={chains} ticket={ticket} onOpen={show} />}
      {rewrites.length === 0 && (
        <NoRows
          query={query}
          noun="rewrites"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="When a request with rewriting on is paid, its tickets show up here with their new numbers."
        />
      )}
      {rewrites.length > 0 && <RewritesTable rewrites={rewrites} openID={shown} onOpen={show} />}
      {shown !== undefined && <RewriteDialog rewriteID={shown} onClose={() => show(undefined)} />}
    </ListPage>
  )
}
