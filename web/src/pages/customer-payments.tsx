import { relativeTime } from '@xd/core/domain/time/relative.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { statusAt } from '#features/payments/payment-words.ts'
import styles from './inbox-page.module.css'

const SHOWN = 5

/** The latest payments of this customer, newest first, from any store, however far back the thread is loaded. */
export function CustomerPayments({ custID, onView }: { custID: number; onView: (paymentKey: string) => void }) {
  const now = useNow()
  const query = useCall('payments/list', { search: { custID, perPage: SHOWN } })
  if (query.isError && !query.data) return <p className={styles.quiet}>The payments couldn’t be loaded.</p>
  if (!query.data) return <Arriving />
  const { payments } = query.data
  if (payments.length === 0) return <p className={styles.quiet}>None yet.</p>
  return (
    <ul className={styles.payments}>
      {payments.map((payment) => (
        <li key={payment.paymentKey}>
          <button type="button" className={styles.paymentRow} onClick={() => onView(payment.paymentKey)}>
            <span className="num">
              {dollars(payment.paymentAmount)} ·{' '}
              {relativeTime(Date.parse(payment.paymentRequestedDate), now, payment.storeTimezone)}
            </span>
            <PaymentTag status={statusAt(payment, now)} />
          </button>
        </li>
      ))}
    </ul>
  )
}
