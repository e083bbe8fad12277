import type { RewriteProgress } from '@xd/core/contract/entity/payment.ts'
import { rewriteProgress } from '@xd/core/domain/ticket/progress.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { rewritesOfPayments, type RewriteTicketRow, ticketsOfRewrites } from '#queries/rewrites.ts'

type Progress = typeof RewriteProgress.Type
type Batch = Awaited<ReturnType<typeof rewritesOfPayments>>[number]

const progressOf = ({ rewriteID, rewriteState, rewriteWarning }: Batch, tickets: readonly RewriteTicketRow[]) => ({
  rewriteID,
  rewriteState,
  rewriteProblem:
    rewriteWarning ?? tickets.find(({ ticketState }) => ticketState === 'exception')?.ticketReason ?? null,
  newTickets: tickets.flatMap(({ newTicket, ticketState }) =>
    newTicket === null || ticketState === 'dismissed' ? [] : newTicket,
  ),
  rewriteSteps: rewriteProgress(tickets).map(({ at: date, ...step }) => ({ ...step, date })),
})

/** How far the tickets of paid requests have come, by request. */
export const progressOfPayments = async (
  db: Db,
  scope: CompanyScope,
  paymentIDs: readonly number[],
): Promise<ReadonlyMap<number, Progress>> => {
  const batches = await rewritesOfPayments(db, scope, paymentIDs)
  const tickets = await ticketsOfRewrites(
    db,
    scope,
    batches.map(({ rewriteID }) => rewriteID),
  )
  return new Map(
    batches.map((batch) => [
      batch.paymentID,
      progressOf(
        batch,
        tickets.filter(({ rewriteID }) => rewriteID === batch.rewriteID),
      ),
    ]),
  )
}
