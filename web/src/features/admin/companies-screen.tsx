import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { COMPANY_STATUS_LABELS, COMPANY_STATUSES } from '@xd/core/domain/company/status.ts'
import { oneOf, type Params, searchIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { paths } from '#paths.ts'
import { MainAct } from '#ui/action/main-act.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { useSame } from '#ui/hook/use-same.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { CompaniesTable } from './companies-table.tsx'
import { CreateCompanyDialog } from './create-company-dialog.tsx'
import { useMayChange } from '#parts/admin/use-may-change.ts'
import { usePages } from '#parts/page/use-pages.ts'

const PER_PAGE = 25

const readFilters = (params: Params) => ({
  ...searchIn(params),
  status: oneOf(['all', ...COMPANY_STATUSES], params.status, 'all'),
})

/** Every company, by name; a new one is created over the list. */
export function CompaniesScreen() {
  const navigate = useNavigate()
  const list = useFilters(readFilters)
  const { params, go, over, filters, set } = list
  const search = useSame({ ...filters, perPage: PER_PAGE })
  const query = usePages('admin/companies/list', { search }, 'companies', ({ companyID }) => companyID)
  const refusal = useMayChange()
  const companies = query.data?.companies ?? []
  const open = (companyID: number) => void navigate({ to: paths.adminCompany(companyID) })
  return (
    <SearchedList
      title="Companies"
      csv={exportPath('companies', search)}
      actions={
        <MainAct
          writes
          label="Create company"
          icon={<Plus aria-hidden="true" />}
          disabledReason={refusal}
          onClick={() => go({ company: 'new' })}
        />
      }
      query={query}
      list={list}
      perPage={PER_PAGE}
      box={{ label: 'Filter companies', placeholder: 'Name' }}
      noun="companies"
      hint="Create the first one."
      chips={
        <FilterChip
          label="Status"
          value={filters.status}
          all={{ value: 'all', label: 'Any status' }}
          options={COMPANY_STATUSES.map((status) => ({ value: status, label: COMPANY_STATUS_LABELS[status] }))}
          onChange={(status) => set({ status })}
        />
      }
      table={companies.length === 0 ? null : <CompaniesTable companies={companies} onOpen={open} />}
    >
      {params.company === 'new' && (
        <CreateCompanyDialog onClose={() => over({ company: undefined })} onCreated={open} />
      )}
    </SearchedList>
  )
}
