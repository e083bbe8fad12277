import { useState } from 'react'
import { useCall } from '#data/use-call.ts'
import { Pager } from '#ui/list/pager.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
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
  const query = useCall(
    'payments/list',
    { search: { custID, store: storeID, page, perPage: PAYMENTS_PER_PAGE } },
    { keepPrevious: true },
  )
  if (!query.data) {
    return query.isError ? (
      <EmptyState
        kind="failed"
        title="The payments couldn’t be loaded"
        text={query.error.message}
        onRetry={() => void query.refetch()}
      />
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
      {count > PAYMENTS_PER_PAGE && (
        <Pager page={page} perPage={PAYMENTS_PER_PAGE} count={count} onPage={setPage} noun="payments" />
      )}
      {shown !== undefined && <PaymentDetails paymentKey={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}
