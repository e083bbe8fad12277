import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findPayment } from '#queries/payments.ts'
import { findRewriteOfPayment } from '#queries/rewrites.ts'
import { presentPayment } from '#services/payments/present.ts'

export const fetch = handle(
  'payments/fetch',
  Effect.fnUntraced(function* ({ paymentKey }, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const row = yield* found(yield* read((db) => findPayment(db, caller, paymentKey)), 'payment')
    return yield* read(async (db) => ({
      payment: await presentPayment(db, caller, row, { now, publicURL }),
      rewrite: (await findRewriteOfPayment(db, caller, row.paymentID)) ?? null,
    }))
  }),
)
