import { CircleAlert } from 'lucide-react'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import { statusLabel } from '@xd/core/domain/message/status.ts'
import type { PaymentData } from '#data/payments.ts'
import { DeliveryIcon } from '#parts/message/delivery-icon.tsx'
import { cx } from '#ui/class-names.ts'
import styles from './delivery-line.module.css'

/** Whether the text with the link arrived; why not, in words (Spec 1 §8: in red with a warning icon). */
export function DeliveryLine({ payment }: { payment: Pick<PaymentData, 'messageStatus' | 'messageTwilioError'> }) {
  const { messageStatus, messageTwilioError } = payment
  if (messageStatus === null) return null
  if (messageStatus === 'failed' || messageStatus === 'undelivered') {
    return (
      <span className={cx(styles.line, styles.lost)}>
        <CircleAlert size={14} aria-hidden="true" />
        {deliveryError(messageTwilioError).text}
      </span>
    )
  }
  return (
    <span className={styles.line}>
      <DeliveryIcon status={messageStatus} /> {statusLabel(messageStatus)}
    </span>
  )
}
