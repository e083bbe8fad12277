import type { ReactNode } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { useHeld } from '#ui/hook/use-held.ts'
import { ListEnd } from '#ui/list/list-end.tsx'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { AccountLines } from './account-lines.tsx'
import { ExceptionDialog } from './exception-dialog.tsx'
import { ExceptionsTable } from './exceptions-table.tsx'
import { explainedWords } from './explained-words.ts'
import { EXCEPTIONS_PER_PAGE, type ExceptionState, useExceptionFilters } from './use-exception-filters.ts'

const STATES: readonly { value: ExceptionState; label: string }[] = [
  { value: 'resolved', label: 'Resolved' },
  { value: 'all', label: 'Open and resolved' },
]

/** Differences between our ledger and the card processors' records, when each began, and how it was handled. */
export function ExceptionList({ actions }: { actions?: ReactNode }) {
  const session = useSignedIn()
  const { filters, search, isFiltered, clear, set, shown, show } = useExceptionFilters(session.user.userAllowedStoreIDs)
  const query = usePages('payments/reconciliation/list', { search }, 'exceptions', ({ exceptionID }) => exceptionID)
  const stores = useStores()
  const exceptions = query.data?.exceptions ?? []
  const { count = 0, accounts = [], explained = 0 } = query.data ?? {}
  const opened = useHeld(
    shown,
    exceptions.find(({ exceptionID }) => exceptionID === shown),
  )
  return (
    <ListPage
      title="Reconciliation"
      place={JSON.stringify(filters)}
      actions={actions}
      csv={count > 0 ? exportPath('reconciliation', search) : null}
      filters={
        <FilterLine>
          <FilterChip<ExceptionState>
            label="Status"
            value={filters.status}
            all={{ value: 'open', label: 'Open' }}
            options={[...STATES]}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </FilterLine>
      }
      pager={
        <ListEnd
          query={query}
          page={filters.page}
          perPage={EXCEPTIONS_PER_PAGE}
          onPage={(page, replace) => set({ page }, replace)}
          noun="differences"
        />
      }
    >
      {query.isSuccess && <AccountLines accounts={accounts} timezone={session.company.companyTimezone} />}
      {query.isPending && <SkeletonLines rows={6} label="Loading differences" />}
      {query.error && exceptions.length === 0 && (
        <EmptyState
          kind="failed"
          title="The differences couldn’t be loaded"
          text={query.error.message}
          onRetry={() => void query.refetch()}
          {...(isFiltered && { onClearFilters: clear })}
        />
      )}
      {query.isSuccess && exceptions.length === 0 && (
        <Nothing
          status={filters.status}
          compared={accounts.some(({ comparedDate }) => comparedDate !== null)}
          explained={explained}
        />
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

interface NothingProps {
  status: ExceptionState
  compared: boolean
  explained: number
}

function Nothing({ status, compared, explained }: NothingProps) {
  if (status !== 'open')
    return (
      <EmptyState
        kind="none"
        title="No resolved differences"
        text="Differences show up here after someone resolves them."
      />
    )
  if (!compared)
    return (
      <EmptyState
        kind="none"
        title="Not compared yet"
        text="Every night we compare your payments with your card processor."
      />
    )
  return explained > 0 ? (
    <EmptyState
      kind="none"
      title={explainedWords(explained)}
      text="Everything else matches your card processor. Choose Resolved to read the notes."
    />
  ) : (
    <EmptyState kind="none" title="Everything matches" text="Your payments match your card processor’s records." />
  )
}
