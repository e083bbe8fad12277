import { CircleAlert } from 'lucide-react'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import { isLost, statusLabel } from '@xd/core/domain/message/status.ts'
import { isUnreached } from '@xd/core/domain/payment/unreached.ts'
import type { PaymentData } from '#data/payments.ts'
import { DeliveryIcon } from '#parts/message/delivery-icon.tsx'
import { cx } from '#ui/class-names.ts'
import styles from './delivery-line.module.css'

/**
 * Whether the text with the link arrived; if not, why (Spec 1 §8: in red with a warning icon). Once the request is
 * paid, its text needs no attention, so a failure is only named.
 */
export function DeliveryLine({
  payment: { paymentStatus, messageStatus, messageTwilioError },
}: {
  payment: Pick<PaymentData, 'paymentStatus' | 'messageStatus' | 'messageTwilioError'>
}) {
  if (messageStatus === null) return null
  if (isUnreached({ messageStatus, payment: { paymentStatus } }))
    return (
      <span className={cx(styles.line, styles.lost)}>
        <CircleAlert size={14} aria-hidden="true" />
        {deliveryError(messageTwilioError).text}
      </span>
    )
  return (
    <span className={styles.line}>
      {!isLost(messageStatus) && (
        <>
          <DeliveryIcon status={messageStatus} />{' '}
        </>
      )}
      {statusLabel(messageStatus)}
    </span>
  )
}
