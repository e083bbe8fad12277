import { Effect } from 'effect'
import { unseenReason, unseenState } from '@xd/core/domain/ticket/verify.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import { deleteMissesBy, missesOf, ticketsTouchedBy } from '#queries/rewrite-sightings.ts'
import type { RewriteTicketRow } from '#queries/rewrites.ts'
import type { TicketColumns } from '#services/rewrites/change-batch.ts'
import { changeEach } from './change-each.ts'

type OfImport = Pick<ImportRowStored, 'importID'>

const isUnseen = ({ ticketState, ticketReason, newTicket, awaitsImport }: RewriteTicketRow): boolean =>
  awaitsImport === 1 && ticketState === 'exception' && ticketReason === unseenReason(newTicket!)

/** Takes back what an undone import reported about rewritten tickets, unless a person has changed them since. */
export const unseeRewrites = Effect.fnUntraced(function* (scope: CompanyScope, of: OfImport) {
  const isSaid = (ticket: RewriteTicketRow) => ticket.importID === of.importID || isUnseen(ticket)
  const rows = yield* ticketsTouchedBy(scope, of.importID)
  yield* deleteMissesBy(scope, of.importID)
  const meant = rows.filter(isSaid)
  const { touched, misses } = {
    touched: meant,
    misses: yield* missesOf(
      scope,
      meant.map(({ rewriteTicketID }) => rewriteTicketID),
    ),
  }
  const stateOf = (ticket: RewriteTicketRow): TicketColumns => {
    const { newTicket, postedAt, postedByID, numberedAt, changedAt } = ticket
    return {
      ...unseenState({ newTicket: newTicket!, postedAt }, misses.get(ticket.rewriteTicketID) ?? 0),
      verifiedAt: null,
      importID: null,
      awaitsImport: 1,
      changedAt: postedAt ?? numberedAt ?? changedAt,
      changedByID: postedByID,
    }
  }
  yield* changeEach(scope, touched, (ticket) => (isSaid(ticket) ? stateOf(ticket) : undefined))
})
