import { exportPath } from '@xd/core/contract/exports.ts'
import { PLAN_STATUS_LABELS, PLAN_STATUSES } from '@xd/core/domain/plan/plan.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { PlanDetails } from './plan-details.tsx'
import { PlansTable } from './plans-table.tsx'
import { PLANS_PER_PAGE, usePlanFilters } from './use-plan-filters.ts'

/** The payment plans of the user's stores, the next to ask first; one is shown over the list. */
export function PlanList() {
  const { user } = useSignedIn()
  const list = usePlanFilters(user.userAllowedStoreIDs)
  const { filters, search, set, shown, show } = list
  const query = usePages('payments/schedules/list', { search }, 'plans', ({ planID }) => planID)
  const stores = useStores()
  const plans = query.data?.plans ?? []
  return (
    <SearchedList
      title="Plans"
      csv={exportPath('plans', search)}
      query={query}
      list={list}
      perPage={PLANS_PER_PAGE}
      box={{ label: 'Filter plans', placeholder: 'Name, phone, memo or ticket' }}
      noun="plans"
      hint="Open a customer and choose New plan under Plans."
      chips={
        <>
          <FilterChip
            label="Status"
            value={filters.status}
            all={{ value: 'all', label: 'Any status' }}
            options={PLAN_STATUSES.map((status) => ({ value: status, label: PLAN_STATUS_LABELS[status] }))}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </>
      }
      table={plans.length === 0 ? null : <PlansTable plans={plans} openID={shown} onOpen={show} />}
    >
      {shown !== undefined && <PlanDetails key={shown} planID={shown} onClose={() => show(undefined)} />}
    </SearchedList>
  )
}
