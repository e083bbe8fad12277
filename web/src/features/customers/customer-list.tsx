import { useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { visibleStores } from '@xd/core/domain/access/stores.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { type CustomerData, useLabels, useStores } from '#data/company.ts'
import { isReadOnly, useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { setLastStore, useLastStore } from '#state/new-message-store.ts'
import { Button } from '#ui/action/button.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { LabelFilter } from '#parts/label/label-filter.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { useSelection } from '#ui/list/use-selection.ts'
import { StoreSelectorDialog } from '#parts/store/store-selector-dialog.tsx'
import { paths } from '#paths.ts'
import { CustomersBar } from './customers-bar.tsx'
import { CustomersTable } from './customers-table.tsx'
import { EditContactDialog } from './edit-contact-dialog.tsx'
import { MergeCustomersDialog } from './merge-customers-dialog.tsx'
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
  const query = useCall('customers/list', { search }, { keepPrevious: true })
  const [stores, labels, navigate] = [useStores(), useLabels('customer'), useNavigate()]
  const [adding, setAdding] = useState(false)
  /** A new customer for whom a store is being chosen. */
  const [added, setAdded] = useState<number>()
  /** Chosen when their comparison was opened: they may leave the list meanwhile, and the bar with them. */
  const [[one, other], setMerging] = useState<readonly CustomerData[]>([])
  const hasChosen = useRef(false)
  useShortcuts([{ keys: 'c', group: 'Customers', does: 'New customer', writes: true, run: () => setAdding(true) }])
  const open = (customer: CustomerData) => void navigate({ to: paths.customer(customer) })
  const openID = (custID: number) =>
    void navigate({ to: paths.customer({ custID, custLastName: '', custFirstName: '' }) })

  // A new contact opens ready to be texted, from the store that last wrote to one. Without it, the store is asked for.
  const own = visibleStores(stores, session.user)
  const mayWrite = holds(session.user.userPermissions, 'messages') && !isReadOnly(session) && own.length > 0
  const last = useLastStore(session.user.userID)
  const usual = own.length === 1 ? own[0] : own.find(({ storeID }) => storeID === last)
  const writeTo = (custID: number, storeID: number) => {
    setLastStore(storeID, session.user.userID)
    void navigate({ href: paths.customerWriting({ custID, custLastName: '', custFirstName: '' }, storeID) })
  }
  const welcome = (custID: number) => {
    if (!mayWrite) openID(custID)
    else if (usual) writeTo(custID, usual.storeID)
    else setAdded(custID)
  }

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
        <Button writes variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
          New customer
        </Button>
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
      <EditContactDialog open={adding} onSaved={welcome} onFound={openID} onClose={() => setAdding(false)} />
      <StoreSelectorDialog
        open={added !== undefined}
        onClose={() => {
          setAdded(undefined)
          // Closed without a choice: just show the customer.
          if (added !== undefined && !hasChosen.current) openID(added)
          hasChosen.current = false
        }}
        title="Which store is texting them?"
        stores={own}
        user={session.user}
        value={null}
        onSelect={(storeID) => {
          hasChosen.current = true
          if (added !== undefined) writeTo(added, storeID)
        }}
      />
    </SearchedList>
  )
}
