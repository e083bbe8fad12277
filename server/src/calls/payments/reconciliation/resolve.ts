import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { findException, updateException } from '#queries/payment-exceptions.ts'
import { audit } from '#services/audit.ts'
import { presentException } from '#services/payments/present-exception.ts'

export const resolve = handle(
  'payments/reconciliation/resolve',
  Effect.fnUntraced(function* ({ exceptionID, note }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const { companyID, resolvedAt } = yield* found(yield* findException(caller, exceptionID), 'exception')
        const resolved = { note: note.trim(), resolvedAt: resolvedAt ?? now, resolvedByID: caller.userID }
        yield* updateException(caller, exceptionID, resolved)
        const detail = { note: resolved.note }
        const action = 'payment.exception-resolved'
        yield* audit(caller, { action, target: `exception/${exceptionID}`, detail })
        yield* emit('reload_reconciliation', {}, { companyID })
        return {
          exception: presentException(yield* found(yield* findException(caller, exceptionID), 'exception')),
        }
      }),
    )
  }),
)
