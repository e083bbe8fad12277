import { useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { type CustomerData, useLabels, useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { LabelFilter } from '#parts/label/label-filter.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { useSelection } from '#ui/list/use-selection.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { paths } from '#paths.ts'
import { CustomersBar } from './customers-bar.tsx'
import { CustomersTable } from './customers-table.tsx'
import { MergeCustomersDialog } from './merge-customers-dialog.tsx'
import { NewCustomerDialog } from './new-customer-dialog.tsx'
import { CUSTOMERS_PER_PAGE, type CustomerStatus, useCustomerFilters } from './use-customer-filters.ts'

const STATUSES = [
  { value: 'blocked', label: 'Blocked' },
  { value: 'opted-out', label: 'Opted out' },
] as const satisfies { value: CustomerStatus; label: string }[]

const SORTS = [
  { value: 'custFirstName', label: 'By first name' },
  { value: 'custCreated', label: 'Newest first' },
] as const

/** Every customer of the company, by last name. */
export function CustomerList() {
  const session = useSignedIn()
  const list = useCustomerFilters()
  const { filters, search, set } = list
  const query = usePages('customers/list', { search }, 'customers', ({ custID }) => custID)
  const [stores, labels, navigate] = [useStores(), useLabels('customer'), useNavigate()]
  const [adding, setAdding] = useState(false)
  /** Fixed when their comparison opened: they may leave the list meanwhile, and the bar with them. */
  const [[one, other], setMerging] = useState<readonly CustomerData[]>([])
  useShortcuts([{ keys: 'c', group: 'Customers', does: 'New customer', writes: true, run: () => setAdding(true) }])
  const open = (customer: CustomerData) => void navigate({ to: paths.customer(customer) })

  const customers = query.data?.customers ?? []
  const selection = useSelection(
    customers.map(({ custID }) => custID),
    JSON.stringify(search),
  )
  const chosen = customers.filter(({ custID }) => selection.selected.has(custID))
  return (
    <SearchedList
      title="Customers"
      csv={exportPath('customers', search)}
      actions={
        <MainAct writes label="New customer" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)} />
      }
      query={query}
      list={list}
      perPage={CUSTOMERS_PER_PAGE}
      box={{ label: 'Filter customers', placeholder: 'Name, phone, email, license or street' }}
      noun="customers"
      hint="Anyone who texts you is added automatically."
      filteredHint="No customers match these filters."
      emptyActions={
        <Button writes onClick={() => setAdding(true)}>
          New customer
        </Button>
      }
      chips={
        <>
          <FilterChip<CustomerStatus>
            label="Status"
            value={filters.status}
            all={{ value: 'all', label: 'Everyone' }}
            options={STATUSES}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
          <LabelFilter labels={labels} value={filters.label} onChange={(label) => set({ label })} />
          <FilterChip
            label="Sort"
            value={filters.sortBy}
            all={{ value: 'custLastName', label: 'By last name' }}
            options={SORTS}
            onChange={(sortBy) => set({ sortBy, dir: sortBy === 'custCreated' ? 'desc' : 'asc' })}
          />
        </>
      }
      table={
        customers.length === 0 ? null : (
          <CustomersTable
            customers={customers}
            timezone={session.company.companyTimezone}
            sort={{ by: filters.sortBy, dir: filters.dir }}
            onSort={(sortBy, dir) => set({ sortBy, dir })}
            onOpen={open}
            selection={selection}
          />
        )
      }
      bar={
        chosen.length > 0 && (
          <CustomersBar
            chosen={chosen}
            shown={customers.length}
            order={{ sortBy: search.sortBy, sortDir: search.sortDir }}
            permissions={session.user.userPermissions}
            onAll={selection.all}
            onClear={selection.clear}
            onMerge={() => setMerging(chosen)}
          />
        )
      }
    >
      {one && other && (
        <MergeCustomersDialog one={one} other={other} onClose={() => setMerging([])} onMerged={selection.clear} />
      )}
      {adding && <NewCustomerDialog onClose={() => setAdding(false)} />}
    </SearchedList>
  )
}
