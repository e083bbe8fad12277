import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { countExplained, countOpenExceptions } from '#queries/payment-exceptions.ts'
import { everyStore } from '#queries/reconciliation.ts'
import { audit } from '#services/audit.ts'
import { presentReconciled } from '#services/payments/present-reconciled.ts'
import { lastWeek, reconcileCompany } from '#services/payments/reconcile.ts'
import { endsWithin } from '#services/payments/within-patience.ts'

/**
 * Shorter than the timeouts of browsers and proxies. A record with many pages is read on in the background, and the
 * screen is told when it is done.
 */
const PATIENCE_MS = 25_000

export const run = handle(
  'payments/reconciliation/run',
  Effect.fnUntraced(function* (_, caller) {
    const { write } = yield* Database
    const { companyID } = caller
    const now = yield* Clock.currentTimeMillis
    yield* write(audit(caller, { action: 'reconcile-now', target: `company/${companyID}` }))
    const stores = yield* everyStore(systemScope('job'))
    const storeIDs = stores.filter((store) => store.companyID === companyID).map(({ storeID }) => storeID)
    // An account that did not answer says so in its own entry.
    const comparing = Effect.ignore(reconcileCompany({ companyID, storeIDs }, lastWeek(now)))
    const finished = yield* endsWithin(comparing, now + PATIENCE_MS)
    return {
      accounts: yield* presentReconciled(caller),
      open: yield* countOpenExceptions(caller),
      explained: yield* countExplained(caller, lastWeek(now)),
      finished,
    }
  }),
)
