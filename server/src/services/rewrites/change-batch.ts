import { Effect } from 'effect'
import type { Transaction } from '#db/transaction.ts'
import { batchState } from '@xd/core/domain/ticket/batch.ts'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import type { CompanyScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import {
  lockRewrite,
  type RewriteTicketChange,
  type RewriteTicketRow,
  ticketsOfRewrites,
  updateRewrite,
  updateRewriteTicket,
} from '#queries/rewrites.ts'
import { announceSteps } from './announce.ts'

export type TicketColumns = RewriteTicketChange & { readonly ticketState: RewriteState }

/** A batch under its lock. */
export interface LockedBatch {
  readonly rewriteID: number
  readonly paymentID: number
  /** When it was paid. */
  readonly rewriteAt: number
  readonly storeID: number
  readonly tickets: readonly RewriteTicketRow[]
  readonly set: (ticket: RewriteTicketRow, to: TicketColumns) => Effect.Effect<void, never, Transaction>
  readonly clearWarning: () => void
}

/** Changes a batch's tickets under its lock, updates the batch's state, and announces it. */
export const changeBatch = Effect.fnUntraced(function* <E, R>(
  scope: CompanyScope,
  rewriteID: number,
  change: (batch: LockedBatch) => Effect.Effect<void, E, R>,
) {
  const batch = yield* found(yield* lockRewrite(scope, { rewriteID }), 'rewrite')
  const tickets = yield* ticketsOfRewrites(scope, [rewriteID])
  let { rewriteWarning } = batch
  const states = new Map(tickets.map(({ rewriteTicketID, ticketState }) => [rewriteTicketID, ticketState]))
  yield* change({
    rewriteID,
    paymentID: batch.paymentID,
    rewriteAt: batch.rewriteAt,
    storeID: batch.storeID,
    tickets,
    set: ({ rewriteTicketID }, to) => {
      states.set(rewriteTicketID, to.ticketState)
      return Effect.asVoid(updateRewriteTicket(scope, rewriteTicketID, to))
    },
    clearWarning: () => void (rewriteWarning = null),
  })
  const rewriteState = batchState([...states.values()], rewriteWarning)
  const isException = rewriteState === 'exception' ? (1 as const) : (0 as const)
  yield* updateRewrite(scope, rewriteID, { rewriteWarning, rewriteState, isException })
  yield* announceSteps(scope, batch)
})
