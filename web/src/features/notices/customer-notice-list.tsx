import { useCall } from '#data/use-call.ts'
import { NoRows } from '#ui/list/no-rows.tsx'
import { NoticesTable } from './notices-table.tsx'

/** A customer's notices from one store, newest first. */
export function CustomerNoticeList({ custID, storeID }: { custID: number; storeID: number }) {
  const query = useCall('notices/customer-lookup', { search: { custID } })
  const notices =
    query.data?.customers.flatMap((customer) => customer.notices).filter((notice) => notice.storeID === storeID) ?? []
  if (notices.length > 0) return <NoticesTable notices={notices} all="customer" />
  return (
    <NoRows
      query={query}
      noun="notices"
      isFiltered={false}
      onClearFilters={() => undefined}
      hint="Notices about this customer’s due tickets at this store show up here with their status."
    />
  )
}
