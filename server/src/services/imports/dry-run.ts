import { Effect } from 'effect'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import { isWhole, wholeBook } from '@xd/core/domain/import/whole-book.ts'
import { isSameTicket } from '@xd/core/domain/import/plan.ts'
import type { Caller } from '#caller.ts'
import { countTickets } from '#queries/import-lookups.ts'
import { type FileRow, pieceOf, type ReadableFile, readRows } from './file.ts'
import { type PiecePlan, planPiece } from './plan-piece.ts'
import { MOST_PROBLEMS, presentProblems } from './present-imports.ts'
import { nothingSeen } from './seen.ts'

const nothing = () => ({
  made: 0,
  matched: 0,
  skipped: 0,
  problemCount: 0,
  customersChanged: 0,
  ticketsMade: 0,
  ticketsChanged: 0,
})

const add = (sum: ReturnType<typeof nothing>, plan: PiecePlan): void => {
  sum.made += plan.added.length
  sum.matched += plan.matched
  sum.skipped += plan.skipped
  sum.problemCount += plan.problems.length
  sum.customersChanged += new Set([...plan.filled.keys(), ...plan.optedOut]).size
  sum.ticketsMade += plan.written.filter(({ known }) => known === undefined).length
  sum.ticketsChanged += plan.written.filter(({ known, ticket }) => known && !isSameTicket(known, ticket)).length
}

/** Computes what a file would change, piece by piece, and changes nothing. */
export const dryRun = Effect.fnUntraced(function* (
  caller: Caller,
  storeID: number,
  file: ReadableFile,
  first: FirstPart,
  chosen: boolean | null,
) {
  const seen = nothingSeen()
  const sum = nothing()
  const problems: PiecePlan['problems'] = []
  const takePiece = (piece: readonly FileRow[]) =>
    Effect.gen(function* () {
      const plan = yield* planPiece(caller, storeID, piece, seen)
      add(sum, plan)
      problems.push(...plan.problems.slice(0, MOST_PROBLEMS - problems.length))
    })
  const rows = readRows(file, first)
  for (;;) {
    const piece = yield* pieceOf(rows)
    if (piece.length === 0) break
    yield* takePiece(piece)
  }
  const { missing: active } = yield* countTickets(caller, storeID, null)
  const missing = active - seen.activeNamed
  const reason = wholeBook(file.columns, chosen, { named: seen.tickets.size, missing })
  const { customersChanged, ticketsMade, ticketsChanged, ...counts } = sum
  return {
    reason,
    counts: {
      ...counts,
      problems: presentProblems(problems),
      diff: {
        customersMade: sum.made,
        customersChanged,
        ticketsMade,
        ticketsChanged,
        ticketsGone: isWhole(reason) ? missing : 0,
      },
    },
  }
})
