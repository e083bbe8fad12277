import { useState } from 'react'
import { useKept } from '#data/kept.ts'
import { cents, centsOfAnswer, dollarsFromCents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import { paymentCan, refundable } from '@xd/core/domain/payment/can.ts'
import { REFUND_REASON_MAX } from '@xd/core/domain/payment/refund.ts'
import { feeWithRefund, refundStateOf } from '@xd/core/domain/payment/refund-left.ts'
import type { PaymentData } from '#data/payments.ts'
import { newKey } from '#state/new-key.ts'

interface RefundDraft {
  readonly amount: string
  readonly reason: string
  readonly idempotencyKey: string
}

/** A requested refund, until its outcome is known. */
interface Tried extends RefundDraft {
  /** The newest refund known at that time. */
  readonly after: number
}

const newestOf = ({ paymentRefunds }: PaymentData): number =>
  Math.max(0, ...paymentRefunds.map(({ refundID }) => refundID))

/** By now it is among the payment's refunds. */
const isKnown = ({ paymentRefunds }: PaymentData, { amount, reason, after }: Tried): boolean => {
  const parsed = parseDollars(amount)
  return paymentRefunds.some(
    (made) =>
      made.refundID > after &&
      made.reason === reason.trim() &&
      parsed.ok &&
      centsOfAnswer(made.amount) === parsed.cents,
  )
}

/**
 * A refund being typed: the full balance, unless the user enters less. Retrying after a lost answer refunds once,
 * because the attempt outlives the dialog and the page until its outcome is known.
 */
export const useRefundDraft = (payment: PaymentData) => {
  const state = refundStateOf(payment)
  const most = refundable(state)
  const [kept, keep] = useKept<Tried>(`refund/${payment.paymentKey}`)
  const tried = kept && !isKnown(payment, kept) ? kept : undefined
  const [draft, setDraft] = useState<RefundDraft>(
    () =>
      tried ?? {
        amount: formatDollars(most).slice(1),
        reason: '',
        idempotencyKey: newKey(),
      },
  )
  const parsed = parseDollars(draft.amount)
  const can = parsed.ok ? paymentCan.refund(state, parsed.cents) : parsed
  const errors = {
    ...(!can.ok && { amount: can.reason }),
    ...(draft.reason.trim() === '' && { reason: 'Enter a reason for the refund' }),
    ...(draft.reason.length > REFUND_REASON_MAX && { reason: `At most ${REFUND_REASON_MAX} characters` }),
  }
  return {
    draft,
    errors,
    /** The share of the fee for paying online that goes back with it. */
    fee: can.ok && parsed.ok ? feeWithRefund(payment, parsed.cents) : cents(0),
    /** Without errors, in cents and dollars. */
    cents: parsed.ok ? parsed.cents : undefined,
    dollars: parsed.ok ? dollarsFromCents(parsed.cents) : 0,
    /** The rest of the charge that can be refunded. */
    most: dollarsFromCents(most),
    /** Earlier attempts with an unknown outcome, from this dialog or before. */
    tried,
    // A different refund from the one that may have been tried gets its own key.
    change: (patch: { amount?: string; reason?: string }) => setDraft({ ...draft, ...patch, idempotencyKey: newKey() }),
    try: () => keep({ ...draft, after: newestOf(payment) }),
    known: () => keep(undefined),
  }
}
