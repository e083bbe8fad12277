import { useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { type CustomerData, useLabels, useStores } from '#data/company.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { StoreDot } from '#ui/status/store-edge.tsx'
import { paths } from '#paths.ts'
import { CustomersTable } from './customers-table.tsx'
import { EditContactDialog } from './edit-contact-dialog.tsx'
import { CUSTOMERS_PER_PAGE, type CustomerStatus, useCustomerFilters } from './use-customer-filters.ts'

const STATUSES = [
  { value: 'blocked', label: 'Blocked' },
  { value: 'opted-out', label: 'Opted out' },
] as const satisfies { value: CustomerStatus; label: string }[]

const SORTS = [
  { value: 'custFirstName', label: 'By first name' },
  { value: 'custCreated', label: 'By when they were added' },
] as const

/** Every customer of the company, by last name. */
export function CustomerList() {
  const { filters, search, isFiltered, set, clear } = useCustomerFilters()
  const query = useCall('customers/list', { search }, { keepPrevious: true })
  const [stores, labels, navigate] = [useStores(), useLabels('customer'), useNavigate()]
  const [adding, setAdding] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([
    { keys: '/', group: 'Customers', does: 'Filter', run: () => box.current?.focus() },
    { keys: 'c', group: 'Customers', does: 'New customer', run: () => setAdding(true) },
  ])
  const open = (customer: CustomerData) => void navigate({ to: paths.customer(customer) })
  const openID = (custID: number) => void navigate({ to: paths.customer({ custID, custLastName: '', custFirstName: '' }) })

  const customers = query.data?.customers ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  return (
    <ListPage
      title="Customers"
      actions={
        <>
          {count > 0 && <DownloadLink href={exportPath('customers', search)} label="Export CSV" />}
          <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
            New Customer
          </Button>
        </>
      }
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Filter customers"
            placeholder="Name, phone, e-mail or licence"
            value={filters.filter}
            onChange={(filter) => set({ filter })}
          />
          <FilterLine>
            <FilterChip<CustomerStatus> label="State" value={filters.status} all={{ value: 'all', label: 'Everybody' }} options={STATUSES} onChange={(status) => set({ status })} />
            {stores.length > 1 && (
              <FilterChip<number | 'all'>
                label="Store"
                value={filters.store}
                all={{ value: 'all', label: 'All stores' }}
                options={stores.map(({ storeID, storeName, storeColor }) => ({ value: storeID, label: <><StoreDot color={storeColor} /> {storeName}</> }))}
                onChange={(store) => set({ store })}
              />
            )}
            {labels.length > 0 && (
              <FilterChip
                label="Label"
                value={filters.label ?? 0}
                all={{ value: 0, label: 'Any label' }}
                options={labels.map(({ labelID, labelName }) => ({ value: labelID, label: labelName }))}
                onChange={(label) => set({ label: label === 0 ? null : label })}
              />
            )}
            <FilterChip
              label="Sort"
              value={filters.sortBy}
              all={{ value: 'custLastName', label: 'By last name' }}
              options={SORTS}
              onChange={(sortBy) => set({ sortBy, dir: sortBy === 'custCreated' ? 'desc' : 'asc' })}
            />
          </FilterLine>
        </>
      }
      pager={count > 0 && <Pager page={filters.page} perPage={CUSTOMERS_PER_PAGE} count={count} countCapped={countCapped} onPage={(page) => set({ page })} noun="customers" />}
    >
      {query.isPending && <SkeletonRows rows={10} label="Loading customers" />}
      {query.isError && customers.length === 0 && (
        <EmptyState kind="failed" title="The customers could not be loaded" text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && customers.length === 0 && (
        <EmptyState
          kind={isFiltered ? 'filtered' : 'none'}
          title={isFiltered ? 'No customers match' : 'No customers yet'}
          text={isFiltered ? 'Nobody with these filters.' : 'Whoever texts a store becomes a customer by themselves.'}
          {...(isFiltered && { onClearFilters: clear })}
          actions={<Button onClick={() => setAdding(true)}>New Customer</Button>}
        />
      )}
      {customers.length > 0 && (
        <CustomersTable
          customers={customers}
          sort={{ by: filters.sortBy, dir: filters.dir }}
          onSort={(sortBy, dir) => set({ sortBy, dir })}
          onOpen={open}
        />
      )}
      <EditContactDialog open={adding} onSaved={openID} onClose={() => setAdding(false)} />
    </ListPage>
  )
}
