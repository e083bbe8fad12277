import { Effect } from 'effect'
import { unseenReason, unseenState } from '@xd/core/domain/ticket/verify.ts'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import { deleteMissesBy, laterSightings, missesOf, ticketsTouchedBy } from '#queries/rewrite-sightings.ts'
import type { RewriteTicketRow } from '#queries/rewrites.ts'
import type { TicketColumns } from '#services/rewrites/change-batch.ts'
import { changeEach } from './change-each.ts'
import { watchedNumber } from './watch.ts'

type OfImport = Pick<ImportRowStored, 'importID' | 'storeID'>

const isUnseen = ({ ticketState, ticketReason, newTicket, awaitsImport }: RewriteTicketRow): boolean =>
  awaitsImport === 1 && ticketState === 'exception' && ticketReason === unseenReason(newTicket!)

/**
 * Takes back what an undone import reported about rewritten tickets, unless a person has changed them since. Those that
 * a later file shows stay verified, by that file.
 */
export const unseeRewrites = Effect.fnUntraced(function* (tx: Tx, scope: CompanyScope, of: OfImport) {
  const isSaid = (ticket: RewriteTicketRow) => ticket.importID === of.importID || isUnseen(ticket)
  const { touched, misses, later } = yield* tx.query(async (db) => {
    const rows = await ticketsTouchedBy(db, scope, of.importID)
    await deleteMissesBy(db, scope, of.importID)
    const meant = rows.filter(isSaid)
    return {
      touched: meant,
      misses: await missesOf(
        db,
        scope,
        meant.map(({ rewriteTicketID }) => rewriteTicketID),
      ),
      later: await laterSightings(db, scope, of, meant.map(watchedNumber)),
    }
  })
  const stateOf = (ticket: RewriteTicketRow): TicketColumns => {
    const sighting = later.get(watchedNumber(ticket))
    if (sighting !== undefined) {
      const { importID, importedAt } = sighting
      const verified = { verifiedAt: importedAt, importID, awaitsImport: 0 } as const
      return { ...verified, ticketState: 'verified', ticketReason: null, changedAt: importedAt, changedByID: null }
    }
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
  yield* changeEach(tx, scope, touched, (ticket) => (isSaid(ticket) ? stateOf(ticket) : undefined))
})
