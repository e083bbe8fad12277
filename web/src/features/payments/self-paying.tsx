import { Smartphone } from 'lucide-react'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import type { PaymentData } from '#data/payments.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { dollars } from '#ui/text/dollars.ts'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { statusAt } from './payment-words.ts'
import { refundedWords } from './refund-words.ts'
import styles from './link-ask.module.css'

interface Props {
  payment: PaymentData
  /** Follows the customer's name: "is paying 10233 online". */
  words: string
  /** When they began. */
  at: string
  onView: () => void
}

/** The customer pays without a clerk: what, since when, and how far they got. */
export function SelfPaying({ payment, words, at, onView }: Props) {
  const { custFirstName } = payment.customer
  return (
    <div className={styles.ask}>
      <span className={styles.words}>
        <Smartphone size={15} aria-hidden="true" />
        <span>
          {custFirstName || 'The customer'} {words} ·{' '}
          <time className="num" dateTime={at}>
            {storeTime(Date.parse(at), payment.storeTimezone)}
          </time>
        </span>
      </span>
      <PaymentTag status={statusAt(payment, useNow())} note={refundedWords(payment)} />
      <Button size="small" onClick={onView} aria-label={`View the request for ${dollars(payment.paymentAmount)}`}>
        View
      </Button>
    </div>
  )
}
