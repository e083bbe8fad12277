import { exportPath } from '@xd/core/contract/exports.ts'
import { PAYMENT_ORIGIN_LABELS, PAYMENT_ORIGINS } from '@xd/core/domain/payment/origin.ts'
import { PAYMENT_LABELS, SHOWN_PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useLabels, useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { DateRangeChip } from '#ui/picker/date-range-chip.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { LabelFilter } from '#parts/label/label-filter.tsx'
import { NoStores } from '#parts/page/no-stores.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { useSelection } from '#ui/list/use-selection.ts'
import { PaymentDetails } from './payment-details.tsx'
import { PaymentTotals } from './payment-totals.tsx'
import { PaymentsBar } from './payments-bar.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { PAYMENTS_PER_PAGE, usePaymentFilters } from './use-payment-filters.ts'

/** Every payment request of the user's stores, newest first; one is shown over the list. */
export function PaymentList() {
  const { user, company } = useSignedIn()
  const list = usePaymentFilters(user.userAllowedStoreIDs)
  const { filters, search, set, shown, show } = list
  const query = usePages('payments/list', { search }, 'payments', ({ paymentKey }) => paymentKey)
  const [stores, labels, now] = [useStores(), useLabels('payment'), useNow()]

  const payments = query.data?.payments ?? []
  const selection = useSelection(
    payments.map(({ paymentKey }) => paymentKey),
    JSON.stringify(search),
  )
  const chosen = payments.filter(({ paymentKey }) => selection.selected.has(paymentKey))
  return (
    <SearchedList
      title="Payments"
      csv={exportPath('payments', search)}
      query={query}
      list={list}
      perPage={PAYMENTS_PER_PAGE}
      box={{ label: 'Filter payments', placeholder: 'Name, phone, ticket, amount or last four' }}
      noun="payments"
      hint="Open a conversation and choose Request payment."
      chips={
        <>
          <FilterChip
            label="Status"
            value={filters.status}
            all={{ value: 'all', label: 'Any status' }}
            options={SHOWN_PAYMENT_STATUSES.map((status) => ({ value: status, label: PAYMENT_LABELS[status].label }))}
            onChange={(status) => set({ status })}
          />
          <FilterChip
            label="Requested by"
            value={filters.origin}
            all={{ value: 'all', label: 'Anyone' }}
            options={PAYMENT_ORIGINS.map((origin) => ({ value: origin, label: PAYMENT_ORIGIN_LABELS[origin] }))}
            onChange={(origin) => set({ origin })}
          />
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
          <LabelFilter labels={labels} value={filters.label} onChange={(label) => set({ label })} />
          <DateRangeChip
            value={{ start: filters.start, end: filters.end }}
            today={localDay(now, company.companyTimezone)}
            onChange={(range) => set(range)}
          />
        </>
      }
      above={
        <>
          <NoStores />
          <PaymentTotals search={search} status={filters.status} onStatus={(status) => set({ status })} />
        </>
      }
      table={
        payments.length === 0 ? null : (
          <PaymentsTable
            payments={payments}
            openKey={shown}
            onOpen={show}
            sort={{ by: filters.by, dir: filters.dir }}
            onSort={({ by, dir }) => set({ by, dir })}
            selection={selection}
          />
        )
      }
      bar={
        chosen.length > 0 && (
          <PaymentsBar
            chosen={chosen}
            shown={payments.length}
            order={{ sortBy: search.sortBy, sortDir: search.sortDir }}
            permissions={user.userPermissions}
            onAll={selection.all}
            onClear={selection.clear}
          />
        )
      }
    >
      {shown !== undefined && <PaymentDetails paymentKey={shown} onClose={() => show(undefined)} />}
    </SearchedList>
  )
}
