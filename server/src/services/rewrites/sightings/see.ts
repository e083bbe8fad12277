import { Effect } from 'effect'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { isStrangers, strangersReason } from '@xd/core/domain/ticket/verify.ts'
import type { CompanyScope } from '#db/scope.ts'
import { ticketsByNumbers } from '#queries/import-lookups.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import { payersOf } from '#queries/rewrite-sightings.ts'
import type { RewriteTicketRow } from '#queries/rewrites.ts'
import { changeEach } from './change-each.ts'
import { type Watch, watchedNumber } from './watch.ts'

type OfImport = Pick<ImportRowStored, 'importID' | 'storeID' | 'importedAt'>

/** A ticket as shown in some rows of a file. */
export interface Shown {
  readonly ticketNumber: string
  readonly custID: number
}

const bothEnds = Effect.fnUntraced(function* (
  scope: CompanyScope,
  storeID: number,
  meant: readonly RewriteTicketRow[],
) {
  const olds = meant.map(({ oldTicket }) => ticketNumberOf(oldTicket))
  return {
    payers: yield* payersOf(scope, [...new Set(meant.map(({ rewriteID }) => rewriteID))]),
    olds: yield* ticketsByNumbers(scope, storeID, olds),
  }
})

/** Verifies the tickets whose new numbers these rows show, in the transaction that writes the rows. */
export const seeRewrites = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { importID, storeID, importedAt }: OfImport,
  { awaited }: Watch,
  rows: readonly Shown[],
) {
  const shown = new Map(rows.map(({ ticketNumber, custID }) => [ticketNumber, custID]))
  const meant = [...shown.keys()].flatMap((number) => awaited.get(number) ?? [])
  if (meant.length === 0) return
  const { payers, olds } = yield* bothEnds(scope, storeID, meant)
  const isStrange = (ticket: RewriteTicketRow, custID: number) =>
    isStrangers({
      shown: custID,
      old: olds.get(ticketNumberOf(ticket.oldTicket))?.custID,
      payer: payers.get(ticket.rewriteID)!,
    })
  const by = { importID, changedAt: importedAt, changedByID: null }
  yield* changeEach(scope, meant, (ticket) => {
    if (ticket.awaitsImport !== 1 || ticket.newTicket === null) return undefined
    const custID = shown.get(watchedNumber(ticket))
    if (custID === undefined) return undefined
    const reason = strangersReason(ticket.newTicket)
    if (isStrange(ticket, custID))
      return ticket.ticketReason === reason ? undefined : { ...by, ticketState: 'exception', ticketReason: reason }
    return { ...by, ticketState: 'verified', ticketReason: null, verifiedAt: importedAt, awaitsImport: 0 }
  })
})
