import { PAYMENT_LABELS, SHOWN_PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import { useCall } from '#data/use-call.ts'
import type { ListSearch } from '#data/use-list.ts'
import { dollars } from '#ui/text/dollars.ts'
import styles from './payment-totals.module.css'

type Totals = { count: number; amount: number }

const figure = ({ count, amount }: Totals): string => `${count.toLocaleString('en-US')} · ${dollars(amount)}`

/** What the filtered requests come to, all of them and not only this page's, by status. */
export function PaymentTotals({ search }: { search: ListSearch }) {
  const { filter, store, status, label, dateStart, dateEnd } = search
  const { data } = useCall(
    'payments/totals',
    { search: { filter, store, status, label, dateStart, dateEnd } },
    { keepPrevious: true },
  )
  if (!data || data.totals.all.count === 0) return null
  const { all, refunded, ...statuses } = data.totals
  const shown = SHOWN_PAYMENT_STATUSES.filter((one) => statuses[one].count > 0)
  return (
    <dl className={styles.totals} aria-label="Totals" tabIndex={0}>
      <div>
        <dt>All</dt>
        <dd className="num">{figure(all)}</dd>
      </div>
      {shown.map((one) => (
        <div key={one} data-tone={PAYMENT_LABELS[one].tone}>
          <dt>{PAYMENT_LABELS[one].label}</dt>
          <dd className="num">{figure(statuses[one])}</dd>
        </div>
      ))}
      {refunded > 0 && (
        <div>
          <dt>Refunded</dt>
          <dd className="num">{dollars(refunded)}</dd>
        </div>
      )}
    </dl>
  )
}
