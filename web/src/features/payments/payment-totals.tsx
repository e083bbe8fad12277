import { PAYMENT_LABELS, SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Tone } from '@xd/core/domain/status/tone.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { useCall } from '#data/use-call.ts'
import type { ListSearch } from '#data/use-list.ts'
import { dollars } from '#ui/text/dollars.ts'
import styles from './payment-totals.module.css'

type Totals = { count: number; amount: number }

const figure = ({ count, amount }: Totals): string => `${grouped(count)} · ${dollars(amount)}`

interface Props {
  search: ListSearch<'payments/list'>
  status: ShownPaymentStatus | 'all'
  onStatus: (status: ShownPaymentStatus | 'all') => void
}

/**
 * The totals of the filtered requests on all pages, by status. Each figure filters by its status, and all stay visible.
 */
export function PaymentTotals({ search, status, onStatus }: Props) {
  const { filter, store, origin, label, dateStart, dateEnd } = search
  const { data } = useCall(
    'payments/totals',
    { search: { filter, store, origin, label, dateStart, dateEnd } },
    { keepPrevious: true },
  )
  if (!data || data.totals.all.count === 0) return null
  const { all, refunded, onlineFees, ...statuses } = data.totals
  const shown = SHOWN_PAYMENT_STATUSES.filter((one) => statuses[one].count > 0)
  return (
    <div className={styles.totals} role="group" aria-label="Totals">
      <Total label="All" figure={figure(all)} chosen={status === 'all'} onChoose={() => onStatus('all')} />
      {shown.map((one) => (
        <Total
          key={one}
          tone={PAYMENT_LABELS[one].tone}
          label={PAYMENT_LABELS[one].label}
          figure={figure(statuses[one])}
          chosen={status === one}
          onChoose={() => onStatus(status === one ? 'all' : one)}
        />
      ))}
      {refunded > 0 && <Sum label="Refunded" amount={refunded} />}
      {onlineFees > 0 && <Sum label="Online fees" amount={onlineFees} />}
    </div>
  )
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <p className={styles.total}>
    <span className={styles.label}>{label}</span>
    <span className={`${styles.figure} num`}>{dollars(amount)}</span>
  </p>
)

interface TotalProps {
  label: string
  figure: string
  tone?: Tone
  chosen: boolean
  onChoose: () => void
}

function Total({ label, figure: shown, tone, chosen, onChoose }: TotalProps) {
  return (
    <button type="button" className={styles.total} data-tone={tone} aria-pressed={chosen} onClick={onChoose}>
      <span className={styles.label}>{label}</span>
      <span className={`${styles.figure} num`}>{shown}</span>
    </button>
  )
}
