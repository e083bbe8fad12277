import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import type { RewriteTicketRow } from '#queries/rewrites.ts'
import { changeBatch, type TicketColumns } from '#services/rewrites/change-batch.ts'

/**
 * Changes these tickets under the locks of their batches. Another user may have changed them meanwhile, so `to` gets
 * each in its current state, and returns undefined to leave it alone.
 */
export const changeEach = Effect.fnUntraced(function* (
  scope: CompanyScope,
  meant: readonly RewriteTicketRow[],
  to: (ticket: RewriteTicketRow) => TicketColumns | undefined,
) {
  const ids = new Set(meant.map(({ rewriteTicketID }) => rewriteTicketID))
  // In a fixed order, so that they can't deadlock.
  const rewriteIDs = [...new Set(meant.map(({ rewriteID }) => rewriteID))].sort((a, b) => a - b)
  for (const rewriteID of rewriteIDs)
    yield* changeBatch(
      scope,
      rewriteID,
      Effect.fnUntraced(function* ({ tickets, set }) {
        for (const ticket of tickets) {
          const columns = ids.has(ticket.rewriteTicketID) ? to(ticket) : undefined
          if (columns !== undefined) yield* set(ticket, columns)
        }
      }),
    ).pipe(Effect.orDie)
})
