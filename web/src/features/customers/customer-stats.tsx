import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { useCall } from '#data/use-call.ts'
import { Arriving } from '#ui/busy/arriving.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { dollars } from '#ui/text/dollars.ts'
import styles from './customer-panel.module.css'

/** A customer's messages and payments so far. */
export function CustomerStats({ custID, timezone }: { custID: number; timezone: string }) {
  const query = useCall('customers/fetch/stats', { customerID: custID })
  const now = useNow()
  if (!query.data) return query.isError ? <p className={styles.none}>{query.error.message}</p> : <Arriving />
  const { messagesIn, messagesOut, paymentsSent, paymentsPaid, amountPaid, amountRefunded, firstSeen, lastSeen } =
    query.data.stats
  const day = (instant: string | null) => (instant === null ? 'Never' : dayDivider(Date.parse(instant), now, timezone))
  return (
    <dl className={`${styles.facts} num`}>
      <dt>Messages</dt>
      <dd>
        {grouped(messagesIn)} received, {grouped(messagesOut)} sent
      </dd>
      <dt>Payments</dt>
      <dd>
        {paymentsSent === 0
          ? 'None yet'
          : `${dollars(amountPaid)} in ${paymentsPaid} of ${countOf(paymentsSent, 'request')}`}
        {amountRefunded > 0 && `, ${dollars(amountRefunded)} refunded`}
      </dd>
      <dt>First seen</dt>
      <dd>{day(firstSeen)}</dd>
      <dt>Last seen</dt>
      <dd>{day(lastSeen)}</dd>
    </dl>
  )
}
