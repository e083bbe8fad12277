import { Effect } from 'effect'
import type { Tenant } from '#db/scope.ts'
import { heldReminders } from '#queries/held-reminders.ts'
import { enqueueAnew } from '#services/enqueue-anew.ts'

interface Held {
  readonly storeID: number
  readonly custIDs: readonly number[]
}

/**
 * These customers' promises to a store changed, so the reminders that waited for one decide again: they go out, wait for
 * another promise, or go back to their own time.
 */
export const wakeReminders = Effect.fnUntraced(function* (scope: Tenant, held: Held, now: number) {
  const { companyID } = scope
  const { storeID } = held
  for (const { paymentID } of yield* heldReminders(scope, held, now))
    yield* enqueueAnew({ companyID, kind: 'remind', uniqueKey: `remind/${paymentID}`, payload: { paymentID, storeID } })
})
