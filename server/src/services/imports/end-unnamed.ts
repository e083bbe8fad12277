import { Effect } from 'effect'
import { isWhole, wholeBook } from '@xd/core/domain/import/whole-book.ts'
import { Database } from '#db/database.ts'
import { within } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { countTickets, unnamedTickets } from '#queries/import-lookups.ts'
import { insertPiece, nextPiece } from '#queries/import-pieces.ts'
import { endTickets } from '#queries/import-writes.ts'
import { findImport, type ImportRowStored, updateImport } from '#queries/imports.ts'
import type { ReadableFile } from './file.ts'
import type { Journal } from '#queries/import-journal.ts'

const AT_ONCE = 500

/** Ends the active tickets missing from a file of the whole book. Returns whether it is such a file. */
export const endUnnamed = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { importID, storeID }: ImportRowStored,
  file: ReadableFile,
  chosen: boolean | null,
) {
  const { write } = yield* Database
  const counts = yield* countTickets(scope, storeID, importID)
  if (!isWhole(wholeBook(file.columns, chosen, counts))) return false
  for (;;) {
    const ended = yield* write(
      within(async (db) => {
        const rows = await unnamedTickets(db, scope, storeID, importID)
          .select(['ticketID', 'custID', 'importID', 'ticketStatus'])
          .limit(AT_ONCE)
          .execute()
        if (rows.length === 0) return 0
        const ids = rows.map(({ ticketID }) => ticketID)
        await endTickets(db, scope, ids, importID)
        const tickets = rows.map(({ ticketID, ...before }) => [ticketID, before] as const)
        const journal: Journal = { added: [], filled: [], optedOut: [], consents: [], madeTickets: [], tickets }
        const piece = await nextPiece(db, scope, importID)
        await insertPiece(db, {
          companyID: scope.companyID,
          importID,
          piece,
          problems: '[]',
          journal: JSON.stringify(journal),
        })
        const { ticketsGone } = (await findImport(db, scope, importID))!
        await updateImport(db, scope, importID, { ticketsGone: ticketsGone + rows.length })
        return rows.length
      }),
    )
    if (ended < AT_ONCE) return true
  }
})
