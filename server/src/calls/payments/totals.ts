import { Effect } from 'effect'
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import { createCounter } from '@xd/core/domain/report/figures.ts'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { handle } from '#calls/handler.ts'
import { payments } from '#lists/payments.ts'
import { feesOf, refundedOf, totalsByStatus } from '#queries/payment-totals.ts'

const NONE = createCounter().share()

export const totals = handle(
  'payments/totals',
  Effect.fnUntraced(function* ({ search }, caller) {
    const filter = yield* payments.filter(search ?? {}, caller)
    const byStatus = yield* totalsByStatus(caller, filter)
    const refunded = yield* refundedOf(caller, filter)
    const fees = yield* feesOf(caller, filter)
    const shares = Object.fromEntries(SHOWN_PAYMENT_STATUSES.map((status) => [status, byStatus.get(status) ?? NONE]))
    const sum = (of: (share: { count: number; amount: Cents }) => number) =>
      [...byStatus.values()].reduce((total, share) => total + of(share), 0)
    return {
      totals: {
        all: { count: sum(({ count }) => count), amount: sum(({ amount }) => amount) as Cents },
        ...(shares as Record<ShownPaymentStatus, typeof NONE>),
        refunded: refunded.amount,
        onlineFees: cents(fees - refunded.fee),
      },
    }
  }),
)
