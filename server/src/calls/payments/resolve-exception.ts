import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { insertAudit } from '#queries/audit.ts'
import { findException, updateException } from '#queries/payment-exceptions.ts'
import { presentException } from '#services/payments/present-exception.ts'

export const resolveException = handle(
  'payments/reconciliation/resolve',
  Effect.fnUntraced(function* ({ exceptionID, note }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.fnUntraced(function* (tx) {
        const { companyID, resolvedAt } = yield* found(yield* tx.query((db) => findException(db, caller, exceptionID)))
        const resolved = { note: note.trim(), resolvedAt: resolvedAt ?? now, resolvedByID: caller.userID }
        yield* tx.query(async (db) => {
          await updateException(db, caller, exceptionID, resolved)
          await insertAudit(db, {
            companyID,
            at: now,
            actorUserID: caller.userID,
            subjectUserID: caller.userID,
            action: 'payment.exception-resolved',
            target: `exception/${exceptionID}`,
            detail: JSON.stringify({ note: resolved.note }),
            ip: caller.ip,
          })
        })
        tx.emit('reload_reconciliation', {}, { companyID })
        return {
          exception: presentException(yield* found(yield* tx.query((db) => findException(db, caller, exceptionID)))),
        }
      }),
    )
  }),
)
