import { useState } from 'react'
import { useKept } from '#data/kept.ts'
import { centsOfAnswer, dollarsFromCents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import { paymentCan, refundable } from '@xd/core/domain/payment/can.ts'
import { REFUND_REASON_MAX } from '@xd/core/domain/payment/refund.ts'
import type { PaymentData } from '#data/payments.ts'
import { newKey } from '#state/new-key.ts'
import { refundStateOf } from './refund-words.ts'

interface RefundDraft {
  readonly amount: string
  readonly reason: string
  readonly idempotencyKey: string
}

/** A refund that was asked for, until it is known what became of it. */
interface Tried extends RefundDraft {
  /** The newest refund that was known then. */
  readonly after: number
}

const newestOf = ({ paymentRefunds }: PaymentData): number =>
  Math.max(0, ...paymentRefunds.map(({ refundID }) => refundID))

/** It is among the payment's refunds by now. */
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
 * A refund being typed: everything left, unless less is wanted. Trying again after a lost answer refunds once: the refund
 * that was tried outlives the dialog and the page until its outcome is known.
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
    /** Without errors, in cents and dollars. */
    cents: parsed.ok ? parsed.cents : undefined,
    dollars: parsed.ok ? dollarsFromCents(parsed.cents) : 0,
    /** The rest of the charge that can be refunded. */
    most: dollarsFromCents(most),
    /** What was tried before this dialog was opened, or in it, with an outcome that nobody knows. */
    tried,
    // A different refund from the one that may have been tried gets its own key.
    change: (patch: { amount?: string; reason?: string }) => setDraft({ ...draft, ...patch, idempotencyKey: newKey() }),
    try: () => keep({ ...draft, after: newestOf(payment) }),
    known: () => keep(undefined),
  }
}
