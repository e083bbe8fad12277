import { useState } from 'react'
import { usePages } from '#parts/page/use-pages.ts'
import { ListEnd } from '#ui/list/list-end.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { PAYMENTS_PER_PAGE } from './use-payment-filters.ts'

/** One store's requests to one customer, newest first. */
export function CustomerPaymentList({
  custID,
  storeID,
  storeName,
}: {
  custID: number
  storeID: number
  storeName: string
}) {
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<string>()
  const query = usePages(
    'payments/list',
    { search: { custID, store: storeID, page, perPage: PAYMENTS_PER_PAGE } },
    'payments',
    ({ paymentKey }) => paymentKey,
  )
  if (!query.data) {
    return query.error ? (
      <LoadFailed what="payments" error={query.error} retry={query.refetch} />
    ) : (
      <SkeletonLines rows={5} label="Loading payments" />
    )
  }
  const { payments, count } = query.data
  if (count === 0)
    return (
      <EmptyState
        kind="none"
        title={`No payments with ${storeName} yet`}
        text="Choose Request payment below the messages."
      />
    )
  return (
    <div>
      <PaymentsTable payments={payments} hide={['customer', 'store']} openKey={shown} onOpen={setShown} />
      <ListEnd onlyIfMore query={query} page={page} perPage={PAYMENTS_PER_PAGE} onPage={setPage} noun="payments" />
      {shown !== undefined && <PaymentDetails paymentKey={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
