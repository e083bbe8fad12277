import { PAYMENT_LABELS } from '@xd/core/domain/payment/status.ts'
import { centsFromDollars, formatDollars } from '@xd/core/domain/money/cents.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import { useMessages } from '#data/use-messages.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { StatusTag } from '#ui/status/status-tag.tsx'
import styles from './inbox-page.module.css'

const SHOWN = 5

/** The latest payments of this conversation, newest first. */
export function CustomerPayments({ convoID, onView }: { convoID: number; onView: (paymentKey: string) => void }) {
  const now = useNow()
  const payments = useMessages(convoID)
    .messages.flatMap(({ payment }) => (payment ? [payment] : []))
    .reverse()
    .slice(0, SHOWN)
  if (payments.length === 0) return <p className={styles.quiet}>None yet.</p>
  return (
    <ul className={styles.payments}>
      {payments.map((payment) => {
        const { label, tone } = PAYMENT_LABELS[payment.paymentExpired ? 'expired' : payment.paymentStatus]
        const amount = centsFromDollars(payment.paymentAmount)
        return (
          <li key={payment.paymentKey}>
            <button type="button" className={styles.paymentRow} onClick={() => onView(payment.paymentKey)}>
              <span className="num">
                {amount.ok && formatDollars(amount.cents)} · {relativeTime(Date.parse(payment.paymentRequestedDate), now, payment.storeTimezone)}
              </span>
              <StatusTag tone={tone}>{label}</StatusTag>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
