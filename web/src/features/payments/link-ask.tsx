import { Link2 } from 'lucide-react'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import type { PaymentData } from '#data/payments.ts'
import { Button } from '#ui/action/button.tsx'
import { dollars } from '#ui/text/dollars.ts'
import styles from './link-ask.module.css'

interface Props {
  payment: PaymentData
  words: string
  /** When it was asked. */
  at: string
  /** Absent where the user may not request payments. */
  onRequest: (() => void) | undefined
}

/** The customer opened an expired link and asked for a new one: one click opens the new request. */
export function LinkAsk({ payment, words, at, onRequest }: Props) {
  return (
    <div className={styles.ask}>
      <span className={styles.words}>
        <Link2 size={15} aria-hidden="true" />
        <span>
          {words} ·{' '}
          <time className="num" dateTime={at}>
            {storeTime(Date.parse(at), payment.storeTimezone)}
          </time>
        </span>
      </span>
      {onRequest && (
        <Button
          writes
          size="small"
          onClick={onRequest}
          aria-label={`New request for ${dollars(payment.paymentAmount)}`}
        >
          New request
        </Button>
      )}
    </div>
  )
}
