import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { within } from '#db/query.ts'
import { missing } from '#failure.ts'
import { findPaymentsByKey } from '#queries/payments.ts'
import { addLabel, removeLabel } from '#queries/row-labels.ts'
import { requireLabels } from '#services/labels/require-labels.ts'
import { announcePayment } from '#services/payments/announce.ts'

export const changeLabel = handle(
  'payments/change-label',
  Effect.fnUntraced(function* ({ paymentKeys, labelID, removed }, caller) {
    const { write } = yield* Database
    const keys = [...new Set(paymentKeys)]
    const changed = yield* write(
      Effect.gen(function* () {
        const payments = yield* findPaymentsByKey(caller, keys)
        if (payments.length < keys.length) return yield* missing('payment')
        yield* requireLabels(caller, 'payment', [labelID])
        const change = removed === true ? removeLabel : addLabel
        const ids = yield* within((db) =>
          change(db, caller, { module: 'payment', ids: payments.map(({ paymentID }) => paymentID), labelID }),
        )
        const changed = payments.filter(({ paymentID }) => ids.includes(paymentID))
        for (const payment of changed) yield* announcePayment(payment)
        return changed.map(({ paymentKey }) => paymentKey)
      }),
    )
    return { changed }
  }),
)
