import { exportPath } from '@xd/core/contract/exports.ts'
import { CALL_LIST_DAYS } from '@xd/core/domain/notice/call-list.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { ListEnd } from '#ui/list/list-end.tsx'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { CallCard } from './call-card.tsx'
import { CallsTable } from './calls-table.tsx'
import { CALLS_PER_PAGE, useCallFilters } from './use-call-filters.ts'
import { useCurrentCall } from './use-current-call.ts'

/** Customers whom no notice has reached, in order: those never called, or called longest ago, are next. */
export function CallList() {
  const { user } = useSignedIn()
  const { filters, search, isFiltered, set, turnTo, clear, chosen, choose, hold } = useCallFilters(
    user.userAllowedStoreIDs,
  )
  const query = usePages('notices/call-list', { search }, 'notices', ({ noticeID }) => noticeID)
  const stores = useStores()
  const notices = query.data?.notices ?? []
  const { count = 0 } = query.data ?? {}
  const isPlaceholder = query.isPlaceholderData
  const { current, hasLeft, newCalls, goOn } = useCurrentCall({ notices, isPlaceholder, chosen, hold })
  return (
    <ListPage
      title="Not reached"
      place={JSON.stringify(filters)}
      csv={count > 0 ? exportPath('call-list', search) : null}
      filters={
        <FilterLine>
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </FilterLine>
      }
      pager={
        <ListEnd
          query={query}
          page={filters.page}
          perPage={CALLS_PER_PAGE}
          onPage={(page, replace) => (replace ? turnTo(page, true) : set({ page }))}
          noun="notices"
        />
      }
    >
      {current ? (
        <>
          <CallCard notice={current} hasLeft={hasLeft} newCalls={newCalls} onDone={goOn} />
          {notices.length > 0 && <CallsTable notices={notices} currentID={current.noticeID} onOpen={choose} />}
        </>
      ) : (
        <NoRows
          query={query}
          noun="calls to make"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint={`Customers no notice has reached in the last ${CALL_LIST_DAYS} days show up here, so you can call them.`}
        />
      )}
    </ListPage>
  )
}
