import type { ReactNode } from 'react'
import { useStores } from '#data/company.ts'
import type { Session } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { StoreFilter } from '#ui/field/store-filter.tsx'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonLines } from '#ui/status/skeleton.tsx'
import { AccountLines } from './account-lines.tsx'
import { ExceptionDialog } from './exception-dialog.tsx'
import { ExceptionsTable } from './exceptions-table.tsx'
import { EXCEPTIONS_PER_PAGE, type ExceptionState, useExceptionFilters } from './use-exception-filters.ts'

const STATES: readonly { value: ExceptionState; label: string }[] = [
  { value: 'resolved', label: 'Resolved' },
  { value: 'all', label: 'Open and resolved' },
]

/** Where the ledger and the gateways' own records differ, since when, and what was done about it. */
export function ExceptionList({ session, actions }: { session: Session; actions?: ReactNode }) {
  const { filters, search, set, shown, show } = useExceptionFilters(session.user.userAllowedStoreIDs)
  const query = useCall('payments/reconciliation/list', { search }, { keepPrevious: true })
  const stores = useStores()
  const exceptions = query.data?.exceptions ?? []
  const { count = 0, countCapped = false, accounts = [] } = query.data ?? {}
  const opened = exceptions.find(({ exceptionID }) => exceptionID === shown)
  return (
    <ListPage
      title="Reconciliation"
      actions={actions}
      filters={
        <FilterLine>
          <FilterChip<ExceptionState>
            label="State"
            value={filters.status}
            all={{ value: 'open', label: 'Open' }}
            options={[...STATES]}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </FilterLine>
      }
      pager={
        count > 0 && (
          <Pager
            page={filters.page}
            perPage={EXCEPTIONS_PER_PAGE}
            count={count}
            countCapped={countCapped}
            onPage={(page) => set({ page })}
            noun="differences"
          />
        )
      }
    >
      {query.isSuccess && <AccountLines accounts={accounts} timezone={session.company.companyTimezone} />}
      {query.isPending && <SkeletonLines rows={6} label="Loading differences" />}
      {query.isError && exceptions.length === 0 && (
        <EmptyState
          kind="failed"
          title="The differences could not be loaded"
          text={query.error.message}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && exceptions.length === 0 && (
        <Nothing status={filters.status} compared={accounts.some(({ comparedDate }) => comparedDate !== null)} />
      )}
      {exceptions.length > 0 && (
        <ExceptionsTable
          exceptions={exceptions}
          timezone={session.company.companyTimezone}
          openID={shown}
          onOpen={(exceptionID) => show(exceptionID)}
        />
      )}
      {opened && (
        <ExceptionDialog
          key={opened.exceptionID}
          exception={opened}
          timezone={session.company.companyTimezone}
          onClose={() => show(undefined)}
        />
      )}
    </ListPage>
  )
}

function Nothing({ status, compared }: { status: ExceptionState; compared: boolean }) {
  if (status !== 'open')
    return <EmptyState kind="none" title="Nothing here" text="No difference has been resolved so far." />
  return compared ? (
    <EmptyState kind="none" title="Every cent agrees" text="The ledger and the gateways’ own records say the same." />
  ) : (
    <EmptyState
      kind="none"
      title="Not compared yet"
      text="Each night the ledger is held against the gateways’ own records."
    />
  )
}
