import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { BATCH_STATUS_LABELS, BATCH_STATUSES } from '@xd/core/domain/notice/batch.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { Button } from '#ui/action/button.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { BatchDetails } from './batch-details.tsx'
import { BatchesTable } from './batches-table.tsx'
import { ImportNotices } from './import-dialog.tsx'
import { NoticesTable } from './notices-table.tsx'
import { BATCHES_PER_PAGE, useBatchFilters } from './use-batch-filters.ts'
import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import { paths } from '#paths.ts'
import { bookedParts, type Holder } from './booked-words.ts'

type Customer = Holder & { readonly custID: number }

/** Customers with a ticket in the book but no notice about it. Each name links to the customer. */
const BookedTicket = ({ ticket, holders }: { ticket: string; holders: readonly Customer[] }) =>
  bookedParts(ticket, holders).map(({ words, holder }, place) =>
    holder === undefined ? (
      words
    ) : (
      <LinkIfAllowed key={place} to={paths.customer(holder)}>
        {words}
      </LinkIfAllowed>
    ),
  )

const PAGE = {
  title: 'Notices',
  box: { label: 'Find a customer’s notices', placeholder: 'Name, phone or ticket' },
} as const

/**
 * Batches of notices, newest first; one is shown over the list. A customer search replaces the list with its results.
 */
export function BatchList() {
  const { user } = useSignedIn()
  const list = useBatchFilters(user.userAllowedStoreIDs)
  const { filters, search, set, shown, show } = list
  const [importing, setImporting] = useState(false)
  const stores = useStores()
  const sought = filters.filter.trim()
  const query = usePages('notices/list-batches', { search }, 'batches', ({ batchID }) => batchID)
  const lookup = useCall(
    'notices/customer-lookup',
    { search: { filter: sought } },
    { enabled: sought !== '', keepPrevious: true },
  )
  const details = shown !== undefined && <BatchDetails key={shown} batchID={shown} onClose={() => show(undefined)} />
  if (sought !== '') {
    const notices = lookup.data?.customers.flatMap((customer) => customer.notices) ?? []
    const { isPending, error, refetch } = lookup
    const without = lookup.data?.customers ?? []
    return (
      <SearchedList
        {...PAGE}
        query={{ isPending, error, refetch, data: lookup.data && { count: notices.length } }}
        list={list}
        perPage={Math.max(notices.length, 1)}
        noun="notices"
        hint=""
        filteredHint={
          without.length === 0 ? (
            'No notices for this name, phone or ticket.'
          ) : (
            <BookedTicket ticket={sought} holders={without} />
          )
        }
        chips={null}
        table={notices.length === 0 ? null : <NoticesTable notices={notices} />}
      >
        {details}
      </SearchedList>
    )
  }
  const batches = query.data?.batches ?? []
  return (
    <SearchedList
      {...PAGE}
      actions={
        <MainAct
          writes
          label="Import notices"
          icon={<FileUp aria-hidden="true" />}
          onClick={() => setImporting(true)}
        />
      }
      csv={exportPath('notice-batches', search)}
      query={query}
      list={list}
      perPage={BATCHES_PER_PAGE}
      noun="batches"
      hint="Notices about due tickets come in batches, from your customer app or from a file. Each customer gets one text for all their tickets."
      emptyActions={
        <Button writes onClick={() => setImporting(true)}>
          Import notices
        </Button>
      }
      chips={
        <>
          <FilterChip
            label="Status"
            value={filters.status}
            all={{ value: 'all', label: 'Any status' }}
            options={BATCH_STATUSES.map((status) => ({ value: status, label: BATCH_STATUS_LABELS[status] }))}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </>
      }
      table={batches.length === 0 ? null : <BatchesTable batches={batches} openID={shown} onOpen={show} />}
    >
      {details}
      {importing && (
        <ImportNotices
          onClose={() => setImporting(false)}
          onTaken={(batchID) => {
            setImporting(false)
            show(batchID)
          }}
        />
      )}
    </SearchedList>
  )
}
