import { Clock, Effect } from 'effect'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import type { Can } from '@xd/core/domain/access/can.ts'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import type { Transaction } from '#db/transaction.ts'
import { fail, found, missing } from '#failure.ts'
import { deleteMissesOf } from '#queries/rewrite-sightings.ts'
import { findRewrite, type RewriteTicketRow } from '#queries/rewrites.ts'
import { audit } from '#services/audit.ts'
import { stepsByHand } from './by-hand.ts'
import { changeBatch, type LockedBatch } from './change-batch.ts'
import { presentRewrite } from './present.ts'

/** A batch under its lock, during a change. */
export interface ChangingRewrite extends Omit<LockedBatch, 'set'> {
  readonly change: (ticket: RewriteTicketRow, to: TicketChange) => Effect.Effect<void, never, Transaction>
}

export type TicketChange = Partial<Pick<RewriteTicketRow, 'newTicket' | 'ticketReason' | 'ticketNote'>> & {
  readonly ticketState: RewriteState
}

/** The named tickets, if all of them allow this; if none are named, all that allow it. */
export const ticketsFor = Effect.fnUntraced(function* (
  tickets: readonly RewriteTicketRow[],
  rewriteTicketIDs: readonly number[] | null | undefined,
  can: (ticket: RewriteTicketRow) => Can,
) {
  if (!rewriteTicketIDs) {
    const possible = tickets.filter((ticket) => can(ticket).ok)
    return possible.length > 0
      ? possible
      : yield* fail('rewrite_refused', { sentence: 'No ticket in this batch needs that.' })
  }
  const meant = tickets.filter(({ rewriteTicketID }) => rewriteTicketIDs.includes(rewriteTicketID))
  if (meant.length < new Set(rewriteTicketIDs).size || meant.length === 0) return yield* missing('batch-ticket')
  for (const ticket of meant) {
    const allowed = can(ticket)
    if (!allowed.ok)
      return yield* fail('rewrite_refused', {
        sentence: `${allowed.reason}.`,
        details: { rewriteTicketID: ticket.rewriteTicketID },
      })
  }
  return meant
})

/** The actions on a batch: `rewrite.retry` becomes `retry`. */
type Changing<Action> = Action extends `rewrite.${infer Name}` ? Name : never

/** Changes one batch under its lock, logs who did it, and returns it as it is afterwards. */
export const changeRewrite = Effect.fnUntraced(function* <E, R>(
  caller: Caller,
  {
    rewriteID,
    ...input
  }: { readonly rewriteID: number; readonly action: Changing<ActivityAction>; readonly [detail: string]: unknown },
  change: (rewrite: ChangingRewrite) => Effect.Effect<void, E, R>,
) {
  const { write } = yield* Database
  const { userID } = caller
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      yield* changeBatch(caller, rewriteID, ({ set, ...batch }) =>
        change({
          ...batch,
          change: (ticket, to) =>
            Effect.andThen(
              set(ticket, {
                ticketReason: null,
                ...to,
                ...stepsByHand(ticket, { ...to, now, userID }),
                changedAt: now,
                changedByID: userID,
              }),
              deleteMissesOf(caller, ticket.rewriteTicketID).pipe(Effect.asVoid),
            ),
        }),
      )
      yield* audit(caller, {
        action: `rewrite.${input.action}`,
        target: `rewrite/${rewriteID}`,
        detail: input,
      })
    }),
  )
  const changed = yield* found(yield* findRewrite(caller, rewriteID), 'rewrite')
  return { rewrite: yield* presentRewrite(caller, changed) }
})
