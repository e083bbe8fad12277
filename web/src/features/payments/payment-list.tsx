import { useRef } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { PAYMENT_LABELS, SHOWN_PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useLabels, useStores } from '#data/company.ts'
import type { Session } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { DateRangeChip } from '#ui/field/date-range-chip.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { StoreDot } from '#ui/status/store-edge.tsx'
import { PaymentDetailsDialog } from './payment-details-dialog.tsx'
import { PaymentTotals } from './payment-totals.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { PAYMENTS_PER_PAGE, usePaymentFilters } from './use-payment-filters.ts'

/** Every payment request of the user's stores, newest first; one is shown over the list. */
export function PaymentList({ session }: { session: Session }) {
  const { filters, search, isFiltered, set, clear, shown, show } = usePaymentFilters(session.user.userAllowedStoreIDs)
  const query = useCall('payments/list', { search }, { keepPrevious: true })
  const [stores, labels, now] = [useStores(), useLabels('payment'), useNow()]
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: 'Payments', does: 'Filter', run: () => box.current?.focus() }])

  const payments = query.data?.payments ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  return (
    <ListPage
      title="Payments"
      actions={count > 0 && <DownloadLink href={exportPath('payments', search)} label="Export CSV" />}
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Filter payments"
            placeholder="Name, phone, ticket, amount or last four"
            value={filters.filter}
            onChange={(filter) => set({ filter })}
          />
          <FilterLine>
            <FilterChip
              label="Status"
              value={filters.status}
              all={{ value: 'all', label: 'Any status' }}
              options={SHOWN_PAYMENT_STATUSES.map((status) => ({ value: status, label: PAYMENT_LABELS[status].label }))}
              onChange={(status) => set({ status })}
            />
            {stores.length > 1 && (
              <FilterChip<number | 'all'>
                label="Store"
                value={filters.store}
                all={{ value: 'all', label: 'All stores' }}
                options={stores.map(({ storeID, storeName, storeColor }) => ({ value: storeID, label: <><StoreDot color={storeColor} /> {storeName}</> }))}
                onChange={(store) => set({ store })}
              />
            )}
            {labels.length > 0 && (
              <FilterChip
                label="Label"
                value={filters.label ?? 0}
                all={{ value: 0, label: 'Any label' }}
                options={labels.map(({ labelID, labelName }) => ({ value: labelID, label: labelName }))}
                onChange={(label) => set({ label: label === 0 ? null : label })}
              />
            )}
            <DateRangeChip
              value={{ start: filters.start, end: filters.end }}
              today={localDay(now, session.company.companyTimezone)}
              onChange={(range) => set(range)}
            />
          </FilterLine>
        </>
      }
      pager={count > 0 && <Pager page={filters.page} perPage={PAYMENTS_PER_PAGE} count={count} countCapped={countCapped} onPage={(page) => set({ page })} noun="payments" />}
    >
      <PaymentTotals search={search} />
      {query.isPending && <SkeletonRows rows={10} label="Loading payments" />}
      {query.isError && payments.length === 0 && (
        <EmptyState kind="failed" title="The payments could not be loaded" text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && payments.length === 0 && (
        <EmptyState
          kind={isFiltered ? 'filtered' : 'none'}
          title={isFiltered ? 'No payments match' : 'No payments yet'}
          text={isFiltered ? 'Nothing here with these filters.' : 'Open a conversation and choose Request payment.'}
          {...(isFiltered && { onClearFilters: clear })}
        />
      )}
      {payments.length > 0 && <PaymentsTable payments={payments} openKey={shown} onOpen={show} dir={filters.dir} onSort={(dir) => set({ dir })} />}
      {shown !== undefined && <PaymentDetailsDialog open paymentKey={shown} onClose={() => show(undefined)} />}
    </ListPage>
  )
}
