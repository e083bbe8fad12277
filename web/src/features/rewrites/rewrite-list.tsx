import type { ReactNode } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import { REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { ChainCards } from './chain-cards.tsx'
import { RewriteDialog } from './rewrite-dialog.tsx'
import { RewritesTable } from './rewrites-table.tsx'
import { REWRITES_PER_PAGE, useRewriteFilters } from './use-rewrite-filters.ts'

/**
 * The tickets of paid requests and their new numbers: those that need attention first, and any ticket's whole history.
 */
export function RewriteList({ actions }: { actions?: ReactNode }) {
  const { user } = useSignedIn()
  const list = useRewriteFilters(user.userAllowedStoreIDs)
  const { filters, search, set, shown, show } = list
  const query = usePages('payments/rewrites/list', { search }, 'rewrites', ({ rewriteID }) => rewriteID)
  const ticket = filters.filter.trim()
  const found = useCall('payments/rewrites/find-chain', { ticket }, { enabled: ticket !== '', keepPrevious: true })
  const stores = useStores()

  const rewrites = query.data?.rewrites ?? []
  const chains = ticket === '' ? [] : (found.data?.chains ?? [])
  return (
    <SearchedList
      title="Rewrites"
      csv={exportPath('rewrites', search)}
      actions={actions}
      query={query}
      list={list}
      perPage={REWRITES_PER_PAGE}
      box={{ label: 'Find a ticket', placeholder: 'Ticket number, old or new' }}
      noun="rewrites"
      hint="When a request with rewriting on is paid, its tickets show up here with their new numbers."
      chips={
        <>
          <FilterChip
            label="Status"
            value={filters.status}
            all={{ value: 'all', label: 'Any status' }}
            options={REWRITE_STATES.map((state) => ({ value: state, label: REWRITE_LABELS[state] }))}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </>
      }
      table={rewrites.length === 0 ? null : <RewritesTable rewrites={rewrites} openID={shown} onOpen={show} />}
      above={chains.length > 0 && <ChainCards chains={chains} ticket={ticket} onOpen={show} />}
    >
      {shown !== undefined && <RewriteDialog rewriteID={shown} onClose={() => show(undefined)} />}
    </SearchedList>
  )
}
