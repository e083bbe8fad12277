import { Calculator } from 'lucide-react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { LOAN_STATUS_LABELS, LOAN_STATUSES } from '@xd/core/domain/loan/status.ts'
import { openDialog } from '#data/dialogs.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { MainAct } from '#ui/action/main-act.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { LoanDetails } from './loan-details.tsx'
import { LoansTable } from './loans-table.tsx'
import { LOANS_PER_PAGE, useLoanFilters } from './use-loan-filters.ts'

const CHECKS = [
  { value: 'missing', label: 'Missing' },
  { value: 'recorded', label: 'Recorded' },
  { value: 'not-needed', label: 'Not needed' },
] as const

/** The company's saved quotes, most recently saved first. One opens over the list. */
export function LoanList() {
  const list = useLoanFilters()
  const { filters, search, set, shown, show } = list
  const query = usePages('loans/list', { search }, 'loans', ({ loanID }) => loanID)
  const loans = query.data?.loans ?? []
  return (
    <SearchedList
      title="Loans"
      csv={exportPath('loans', search)}
      actions={
        <MainAct
          label="New quote"
          icon={<Calculator aria-hidden="true" />}
          onClick={() => openDialog({ kind: 'loan' })}
        />
      }
      query={query}
      list={list}
      perPage={LOANS_PER_PAGE}
      box={{ label: 'Filter quotes', placeholder: 'Quote number, name or phone' }}
      noun="quotes"
      hint="Open the loan calculator and choose Save quote."
      chips={
        <>
          <FilterChip
            label="Status"
            value={filters.status}
            all={{ value: 'all', label: 'Any status' }}
            options={LOAN_STATUSES.map((status) => ({ value: status, label: LOAN_STATUS_LABELS[status] }))}
            onChange={(status) => set({ status })}
          />
          <FilterChip
            label="Military check"
            value={filters.check}
            all={{ value: 'all', label: 'Any' }}
            options={CHECKS}
            onChange={(check) => set({ check })}
          />
        </>
      }
      table={loans.length === 0 ? null : <LoansTable loans={loans} openID={shown} onOpen={show} />}
    >
      {shown !== undefined && <LoanDetails key={shown} loanID={shown} onClose={() => show(undefined)} />}
    </SearchedList>
  )
}
