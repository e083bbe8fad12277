import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { exceptions } from '#lists/reconciliation.ts'
import { listed } from '#lists/list.ts'
import { countExplained } from '#queries/payment-exceptions.ts'
import { presentReconciled } from '#services/payments/present-reconciled.ts'
import { lastWeek } from '#services/payments/reconcile.ts'

export const list = handle(
  'payments/reconciliation/list',
  Effect.fnUntraced(function* ({ search }, caller) {
    const { shown, ...found } = yield* listed(exceptions, search ?? {}, caller)
    const span = lastWeek(yield* Clock.currentTimeMillis)
    return {
      exceptions: shown,
      accounts: yield* presentReconciled(caller),
      explained: yield* countExplained(caller, span),
      ...found,
    }
  }),
)
