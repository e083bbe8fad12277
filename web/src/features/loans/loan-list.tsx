import { Calculator } from 'lucide-react'
import { useRef } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { LOAN_STATUS_LABELS, LOAN_STATUSES } from '@xd/core/domain/loan/status.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { LoanDetails } from './loan-details.tsx'
import { LoansTable } from './loans-table.tsx'
import { LOANS_PER_PAGE, useLoanFilters } from './use-loan-filters.ts'

/** The company's saved quotes, those saved last first; one is shown over the list. */
export function LoanList() {
  const { filters, search, isFiltered, set, clear, shown, show } = useLoanFilters()
  const query = useCall('loans/list', { search }, { keepPrevious: true })
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: 'Loans', does: 'Filter', run: () => box.current?.focus() }])
  const loans = query.data?.loans ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  return (
    <ListPage
      title="Loans"
      csv={count > 0 ? exportPath('loans', search) : null}
      actions={
        <Button icon={<Calculator aria-hidden="true" />} onClick={() => openDialog({ kind: 'loan' })}>
          New quote
        </Button>
      }
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Filter quotes"
            placeholder="Quote number, name or phone"
            value={filters.filter}
            onChange={(filter) => set({ filter })}
          />
          <FilterLine>
            <FilterChip
              label="Status"
              value={filters.status}
              all={{ value: 'all', label: 'Any status' }}
              options={LOAN_STATUSES.map((status) => ({ value: status, label: LOAN_STATUS_LABELS[status] }))}
              onChange={(status) => set({ status })}
            />
          </FilterLine>
        </>
      }
      pager={
        count > 0 && (
          <Pager
            page={filters.page}
            perPage={LOANS_PER_PAGE}
            count={count}
            countCapped={countCapped}
            onPage={(page) => set({ page })}
            noun="quotes"
          />
        )
      }
    >
      {loans.length === 0 && (
        <NoRows
          query={query}
          noun="quotes"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="Open the loan calculator, and choose Save quote."
        />
      )}
      {loans.length > 0 && <LoansTable loans={loans} openID={shown} onOpen={show} />}
      {shown !== undefined && <LoanDetails key={shown} loanID={shown} onClose={() => show(undefined)} />}
    </ListPage>
  )
}
