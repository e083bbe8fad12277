import { Clock, Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import { insertOutcomes, rewrittenAmong } from '#queries/ticket-outcomes.ts'
import { ticketsEnded } from '#reactions.ts'
import type { PiecePlan } from './plan-piece.ts'
import type { Owner } from './seen.ts'

/** Records tickets redeemed or renewed since the previous file, except for rewrites made here. They may keep promises. */
export const writeOutcomes = Effect.fnUntraced(function* (
  { companyID }: CompanyScope,
  { importID, storeID, importedAt: at }: Pick<ImportRowStored, 'importID' | 'storeID' | 'importedAt'>,
  written: PiecePlan['written'],
  custIDOf: (owner: Owner) => number,
) {
  const ended = written.flatMap(({ outcome, known, owner, ticket: { ticketNumber } }) =>
    outcome === null || known === undefined
      ? []
      : { ticketNumber, row: { ticketID: known.ticketID, custID: custIDOf(owner), outcome } },
  )
  if (ended.length === 0) return
  const numbers = ended.map(({ ticketNumber }) => ticketNumber)
  const rewritten = yield* rewrittenAmong({ companyID }, storeID, numbers)
  const rows = ended.flatMap(({ ticketNumber, row }) =>
    rewritten.has(ticketNumber) ? [] : { companyID, storeID, importID, at, ...row },
  )
  yield* insertOutcomes(rows)
  const custIDs = [...new Set(rows.map(({ custID }) => custID))]
  yield* ticketsEnded({ companyID }, { storeID, custIDs }, yield* Clock.currentTimeMillis)
})
