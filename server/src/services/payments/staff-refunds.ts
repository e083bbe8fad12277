import type { Refund } from '@xd/core/contract/entity/payment.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { RefundRow } from '#queries/payment-refunds.ts'

type Given = Omit<RefundRow, 'amountCents'> & { readonly amountCents: Cents }

/** The refunds of the payment itself: not of a charge beside it, which the product gave back by itself. */
export const staffRefunds = (refunds: readonly RefundRow[]): Given[] =>
  refunds
    .filter(({ automatic }) => automatic === 0)
    .map((refund) => ({ ...refund, amountCents: refund.amountCents as Cents }))

export const presentRefund = ({
  refundID,
  amountCents,
  reason,
  startedAt,
  settledAt,
  byUserID,
  state,
  message,
  notBefore,
}: Given): typeof Refund.Type => ({
  refundID,
  amount: amountCents,
  reason,
  date: settledAt ?? startedAt,
  byUserID,
  state,
  dueDate: state === 'pending' && notBefore > 0 ? notBefore : null,
  message,
})
