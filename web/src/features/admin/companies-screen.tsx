import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { COMPANY_STATUS_LABELS, COMPANY_STATUSES } from '@xd/core/domain/company/status.ts'
import { numberIn, oneOf, type Params, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useCall } from '#data/use-call.ts'
import { BackLink } from '#parts/page/back-link.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useSame } from '#ui/hook/use-same.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { CompaniesTable } from './companies-table.tsx'
import { CreateCompanyDialog } from './create-company-dialog.tsx'
import { useMayChange } from './use-may-change.ts'

const PER_PAGE = 25

const readFilters = (params: Params) => ({
  filter: textIn(params.filter),
  status: oneOf(['all', ...COMPANY_STATUSES], params.status, 'all'),
  page: numberIn(params.page) ?? 1,
})

/** Every company, by name; a new one is created over the list. */
export function CompaniesScreen() {
  const navigate = useNavigate()
  const { params, go, filters, isFiltered, set, clear } = useFilters(readFilters)
  const search = useSame({ ...filters, perPage: PER_PAGE })
  const query = useCall('admin/companies/list', { search }, { keepPrevious: true })
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: 'Companies', does: 'Filter', run: () => box.current?.focus() }])
  const refusal = useMayChange()
  const companies = query.data?.companies ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  const open = (companyID: number) => void navigate({ to: paths.adminCompany(companyID) })
  return (
    <ListPage
      title="Companies"
      back={<BackLink to={paths.admin}>XD Admin</BackLink>}
      csv={count > 0 ? exportPath('companies', search) : null}
      actions={
        <Button
          writes
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          disabledReason={refusal}
          onClick={() => go({ company: 'new' })}
        >
          Create company
        </Button>
      }
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Filter companies"
            placeholder="Name"
            value={filters.filter}
            onChange={(filter) => set({ filter })}
          />
          <FilterLine>
            <FilterChip
              label="State"
              value={filters.status}
              all={{ value: 'all', label: 'Any state' }}
              options={COMPANY_STATUSES.map((status) => ({ value: status, label: COMPANY_STATUS_LABELS[status] }))}
              onChange={(status) => set({ status })}
            />
          </FilterLine>
        </>
      }
      pager={
        count > 0 && (
          <Pager
            page={filters.page}
            perPage={PER_PAGE}
            count={count}
            countCapped={countCapped}
            onPage={(page) => set({ page })}
            noun="companies"
          />
        )
      }
    >
      {companies.length === 0 && (
        <NoRows
          query={query}
          noun="companies"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="Create the first one."
        />
      )}
      {companies.length > 0 && <CompaniesTable companies={companies} onOpen={open} />}
      {params.company === 'new' && <CreateCompanyDialog onClose={() => go({ company: undefined })} onCreated={open} />}
    </ListPage>
  )
}
