import { Effect } from 'effect'
import { balanceOf } from '@xd/core/domain/payment/ledger.ts'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { ledgerOfPayment } from '#queries/payment-ledger.ts'
import { findPayment } from '#queries/payments.ts'

export const fetch = handle(
  'payments/ledger/fetch',
  Effect.fnUntraced(function* ({ paymentKey }, caller) {
    const { paymentID } = yield* found(yield* findPayment(caller, paymentKey), 'payment')
    const rows = yield* ledgerOfPayment(caller, paymentID)
    const ledger = rows.map(
      ({ ledgerID, kind, amountCents, feeCents, at, postingDay, gateway, gatewayID, reason, byUserID }) => ({
        ledgerID,
        kind,
        amount: amountCents,
        fee: feeCents,
        date: at,
        postingDay,
        gateway,
        gatewayID,
        reason,
        byUserID,
      }),
    )
    return { ledger, balance: balanceOf(rows) }
  }),
)
