import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findPayment, lockPaymentByKey, type PaymentRow } from '#queries/payments.ts'
import { presentPayment } from './present.ts'

/** Changes one request under its lock, and returns it afterwards. Canceling and paying meet here: one of them waits. */
export const changePayment = Effect.fnUntraced(function* <E, R>(
  scope: CompanyScope,
  paymentKey: string,
  change: (payment: PaymentRow, now: number) => Effect.Effect<void, E, R>,
) {
  const { write } = yield* Database
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const payment = yield* found(yield* lockPaymentByKey(scope, paymentKey), 'payment')
      yield* change(payment, now)
    }),
  )
  const changed = yield* found(yield* findPayment(scope, paymentKey), 'payment')
  return { payment: yield* presentPayment(scope, changed, { now, publicURL }) }
})
