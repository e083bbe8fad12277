import { CreditCard, Store } from 'lucide-react'
import { cardBrandName, PAYPAL } from '@xd/core/domain/payment/card-brand.ts'
import { capitalized } from '@xd/core/domain/text/capitalized.ts'
import type { PaymentData } from '#data/payments.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { CardBrandIcon } from './card-brand-icon.tsx'
import styles from './payment-details-dialog.module.css'

const NOT_YET = { title: 'No card yet', text: 'The card shows up here once the customer pays.' }
const NOT_TOLD = { title: 'Paid by card', text: 'The card processor shared no card details.' }
const PAID_WITH_PAYPAL = {
  title: 'Paid with PayPal',
  text: 'PayPal doesn’t say which card or account was used.',
}

/** The card that paid, or was last tried. Its full number never reaches us. */
export function CardTab({ payment }: { payment: PaymentData }) {
  if (payment.paymentMethod === 'in-store')
    return (
      <EmptyState
        kind="none"
        icon={<Store aria-hidden="true" />}
        title="Paid in the store"
        text="No card was charged for this request."
      />
    )
  if (payment.cardLastFour === null) {
    const { title, text } =
      payment.cardType === PAYPAL ? PAID_WITH_PAYPAL : payment.paymentStatus === 'approved' ? NOT_TOLD : NOT_YET
    const reference = payment.paymentRefID && ` PayPal reference: ${payment.paymentRefID}.`
    return (
      <EmptyState
        kind="none"
        icon={<CreditCard aria-hidden="true" />}
        title={title}
        text={`${text}${reference ?? ''}`}
      />
    )
  }
  return (
    <dl className={`${styles.facts} num`}>
      <dt>Card</dt>
      <dd className={styles.with}>
        <CardBrandIcon brand={payment.cardType} /> {cardBrandName(payment.cardType ?? '')}
      </dd>
      <dt>Number</dt>
      <dd>•••• •••• •••• {payment.cardLastFour}</dd>
      {payment.cardExpDate && (
        <>
          <dt>Expires</dt>
          <dd>{payment.cardExpDate}</dd>
        </>
      )}
      <dt>Type</dt>
      <dd>{capitalized(payment.cardFunding ?? 'unknown')}</dd>
      {payment.paymentRefID && (
        <>
          <dt>Gateway reference</dt>
          <dd>{payment.paymentRefID}</dd>
        </>
      )}
    </dl>
  )
}
