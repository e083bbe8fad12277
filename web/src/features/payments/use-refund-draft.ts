import { useState } from 'react'
import { dollarsFromCents, formatDollars, parseDollars } from '@xd/core/domain/money/cents.ts'
import { paymentCan, refundable } from '@xd/core/domain/payment/can.ts'
import type { PaymentData } from '#data/payments.ts'
import { refundStateOf } from './refund-words.ts'

const newKey = () => crypto.randomUUID()

/** A refund being typed: everything left, unless less is wanted. Trying again after a lost answer refunds once. */
export const useRefundDraft = (payment: PaymentData) => {
  const state = refundStateOf(payment)
  const [draft, setDraft] = useState(() => ({
    amount: formatDollars(refundable(state)).slice(1),
    reason: '',
    idempotencyKey: newKey(),
  }))
  const parsed = parseDollars(draft.amount)
  const can = parsed.ok ? paymentCan.refund(state, parsed.cents) : parsed
  const errors = {
    ...(!can.ok && { amount: can.reason }),
    ...(draft.reason.trim() === '' && { reason: 'Enter a reason for the refund' }),
  }
  return {
    draft,
    errors,
    /** For a draft without errors, in dollars. */
    dollars: parsed.ok ? dollarsFromCents(parsed.cents) : 0,
    // A different refund from the one that may have been tried gets its own key.
    change: (patch: { amount?: string; reason?: string }) => setDraft({ ...draft, ...patch, idempotencyKey: newKey() }),
  }
}
