import { type Cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { PAYMENT_PURPOSE_LABELS, type PaymentPurpose } from '@xd/core/domain/payment/purpose.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import styles from './request-payment-dialog.module.css'

const ABOUT = {
  renew: 'When paid, each ticket gets the store’s next number.',
  redeem: 'The customer pays off the loan.',
  other: 'The tickets stay as they are.',
} as const satisfies Record<PaymentPurpose, string>

const CARDS = (['renew', 'redeem', 'other'] as const).map((value) => ({
  value,
  title: PAYMENT_PURPOSE_LABELS[value],
  text: ABOUT[value],
}))

interface Props {
  purpose: PaymentPurpose
  mayRewrite: boolean
  onChange: (purpose: PaymentPurpose) => void
}

/** The purpose of a request with tickets. */
export function RequestPurpose({ purpose, mayRewrite, onChange }: Props) {
  return (
    <RadioCards
      label="What it’s for"
      value={purpose === 'renew' && !mayRewrite ? 'other' : purpose}
      onChange={onChange}
      cards={CARDS.filter(({ value }) => mayRewrite || value !== 'renew')}
    />
  )
}

/** The store's fee for paying online, which the customer sees before typing a card. */
export function OnlineFee({ amount, fee, percent }: { amount: Cents; fee: Cents; percent: number }) {
  if (fee === 0) return null
  return (
    <p className={styles.onlineFee} role="status">
      <span>
        {MONEY_LABELS.paymentFee} ({percent}%)
      </span>
      <strong className="num">{formatDollars(fee)}</strong>
      <span className={styles.onlineTotal}>
        The card is charged {formatDollars(withFee(amount, fee))}. In the store, the customer pays{' '}
        {formatDollars(amount)}.
      </span>
    </p>
  )
}
