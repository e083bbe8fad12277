import { useNavigate } from '@tanstack/react-router'
import { exportPath } from '@xd/core/contract/exports.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { paths } from '#paths.ts'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { StopRequestsTable } from './stop-requests-table.tsx'
import styles from './stop-requests.module.css'
import { STOPS_PER_PAGE, type StopStatus, useStopFilters } from './use-stop-filters.ts'

const STATUSES = [
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'Open and decided' },
] as const satisfies { value: StopStatus; label: string }[]

/** Requests to stop without the word STOP, the oldest first. Somebody decides each. */
export function StopRequestList() {
  const { user } = useSignedIn()
  const list = useStopFilters(user.userAllowedStoreIDs)
  const { filters, search, set } = list
  const query = usePages(
    'customers/stop-requests/list',
    { search },
    'stopRequests',
    ({ stopRequestID }) => stopRequestID,
  )
  const [stores, navigate] = [useStores(), useNavigate()]
  const { stopRequests = [], overdue = 0 } = query.data ?? {}
  return (
    <SearchedList
      title="Requests to stop"
      csv={exportPath('stop-requests', search)}
      query={query}
      list={list}
      perPage={STOPS_PER_PAGE}
      box={{ label: 'Filter requests to stop', placeholder: 'Name or phone' }}
      noun="requests to stop"
      hint="Customers who ask to stop without texting STOP appear here until you decide. Until then, they get no mailers."
      chips={
        <>
          <FilterChip<StopStatus>
            label="Status"
            value={filters.status}
            all={{ value: 'open', label: 'Open' }}
            options={STATUSES}
            onChange={(status) => set({ status })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </>
      }
      above={
        overdue > 0 && (
          <div className={styles.overdue}>
            <Banner tone="danger" title={`${countOf(overdue, 'request')} overdue.`}>
              The law allows at most ten business days. Opt these customers out now.
            </Banner>
          </div>
        )
      }
      table={
        stopRequests.length > 0 ? (
          <StopRequestsTable
            requests={stopRequests}
            onOpen={({ convoID }) => convoID !== null && void navigate({ href: paths.inboxConversation(convoID) })}
          />
        ) : null
      }
    />
  )
}
