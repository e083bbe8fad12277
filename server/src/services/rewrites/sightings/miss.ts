import { Effect } from 'effect'
import { unseenState } from '@xd/core/domain/ticket/verify.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import { awaitedTickets, insertMisses, missesOf } from '#queries/rewrite-sightings.ts'
import { changeEach } from './change-each.ts'
import { type Watch, watchedNumber } from './watch.ts'

type OfImport = Pick<ImportRowStored, 'importID' | 'storeID' | 'importedAt'>

/**
 * Records which numbers given to the store's system are missing from a file of the whole book. Tickets missing too
 * often go on the exception list.
 */
export const missRewrites = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { importID, storeID, importedAt }: OfImport,
  { noticed }: Watch,
) {
  const waiting = yield* awaitedTickets(scope, storeID)
  const unseen = waiting.filter(
    (ticket) => ticket.postedAt !== null && ticket.postedAt < importedAt && !noticed.has(watchedNumber(ticket)),
  )
  const ids = unseen.map(({ rewriteTicketID }) => rewriteTicketID)
  yield* insertMisses(scope, importID, ids)
  const { missed, misses } = { missed: unseen, misses: yield* missesOf(scope, ids) }
  const stateOf = ({ newTicket, postedAt, rewriteTicketID }: (typeof missed)[number]) =>
    unseenState({ newTicket: newTicket!, postedAt }, misses.get(rewriteTicketID) ?? 0)
  const changed = missed.filter((ticket) => ticket.ticketState === 'posted' && stateOf(ticket).ticketState !== 'posted')
  yield* changeEach(scope, changed, (ticket) =>
    ticket.awaitsImport === 1 && ticket.ticketState === 'posted'
      ? { ...stateOf(ticket), importID, changedAt: importedAt, changedByID: null }
      : undefined,
  )
})
