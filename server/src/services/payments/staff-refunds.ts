import type { Refund } from '@xd/core/contract/entity/payment.ts'
import type { RefundRow } from '#queries/payment-refunds.ts'

/** The refunds of the payment itself, not of an extra charge that was refunded automatically. */
export const staffRefunds = (refunds: readonly RefundRow[]): RefundRow[] =>
  refunds.filter(({ automatic }) => automatic === 0)

export const presentRefund = ({
  refundID,
  amountCents,
  feeCents,
  reason,
  startedAt,
  settledAt,
  byUserID,
  state,
  message,
  notBefore,
}: RefundRow): typeof Refund.Type => ({
  refundID,
  amount: amountCents,
  fee: feeCents,
  reason,
  date: settledAt ?? startedAt,
  byUserID,
  state,
  dueDate: state === 'pending' && notBefore > 0 ? notBefore : null,
  message,
})
