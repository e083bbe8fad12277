import { MILITARY_CHECK_STATES, type MilitaryCheckState } from '@xd/core/domain/loan/military-check.ts'
import { LOAN_STATUSES, type LoanStatus } from '@xd/core/domain/loan/status.ts'
import { numberIn, oneOf, type Params, searchIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import type { ListSearch } from '#data/use-list.ts'
import { useSame } from '#ui/hook/use-same.ts'

/** Spec 2 §9. */
export const LOANS_PER_PAGE = 25

interface LoanFilters {
  readonly filter: string
  readonly status: LoanStatus | 'all'
  readonly check: MilitaryCheckState | 'all'
  readonly page: number
}

const readLoanFilters = (params: Params): LoanFilters => ({
  ...searchIn(params),
  status: oneOf(['all', ...LOAN_STATUSES], params.status, 'all'),
  check: oneOf(['all', ...MILITARY_CHECK_STATES], params.check, 'all'),
})

const loanSearch = (filters: LoanFilters): ListSearch<'loans/list'> => ({ ...filters, perPage: LOANS_PER_PAGE })

export const useLoanFilters = () => {
  const { params, over, filters, ...rest } = useFilters(readLoanFilters)
  return {
    ...rest,
    filters,
    search: useSame(loanSearch(filters)),
    shown: numberIn(params.loan),
    show: (loanID: number | undefined) => over({ loan: loanID }),
  }
}
