import { setImmediate } from 'node:timers/promises'
import { Clock, Effect } from 'effect'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { Filling } from '@xd/core/domain/import/plan.ts'
import { Database, emit } from '#db/database.ts'
import { mergedWith } from '#queries/customer-merges.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { findCustomerRow, holdCustomers, updateCustomer } from '#queries/customers.ts'
import { lastPieceBefore, setJournal } from '#queries/import-pieces.ts'
import {
  deleteConsents,
  deleteImportCustomers,
  deleteMadeTickets,
  endOptOuts,
  restoreTicket,
} from '#queries/import-undo.ts'
import { deleteOutcomes } from '#queries/ticket-outcomes.ts'
import { findImport, type ImportRowStored, updateImport } from '#queries/imports.ts'
import type { Journal } from '#queries/import-journal.ts'
import { unseeRewrites } from '#services/rewrites/sightings/unsee.ts'
import { emptied } from './emptied.ts'
import { noteInMerges } from './added-and-merged.ts'
import { handOverConsents, refusedAgain, refusedToday } from './hand-over.ts'
import { importProgress } from './progress.ts'
import { removeUnused } from './remove-unused.ts'
import { systemStores } from './scope.ts'
import { undoInMerges } from './undo-in-merges.ts'

const AFTER_ALL = 2_147_483_647
const NOTHING_LEFT = ''

const isOnlyAdded = ({ added, ...rest }: Journal): boolean =>
  added.length > 0 && Object.values(rest).every((list: readonly unknown[]) => list.length === 0)

/** Fields the file filled in are emptied again, unless someone has changed them since. */
const emptyAgain = Effect.fnUntraced(function* (of: ImportRowStored, custID: number, filling: Filling) {
  const scope = systemStores(of)
  const row = yield* findCustomerRow(scope, custID)
  if (row === undefined) return
  const otherPhones = (yield* otherPhonesOf(of, [custID])).get(custID) ?? []
  const change = emptied(row, filling)
  yield* updateCustomer(scope, custID, {
    ...change,
    ...foldCustomer({ ...row, ...change, otherPhones }),
  })
})

/** Undoes everything but the added customers, whom later pieces may still name. */
const takeBack = Effect.fnUntraced(function* (of: ImportRowStored, journal: Journal) {
  const { importID, importedAt } = of
  yield* Effect.gen(function* () {
    yield* deleteMadeTickets(of, importID, journal.madeTickets)
    for (const [ticketID, before] of journal.tickets) yield* restoreTicket(of, importID, ticketID, before)
    const others = yield* mergedWith(of, journal.optedOut)
    const custIDs = [...new Set([...journal.optedOut, ...others])]
    // Nobody else opts them out or in at the same time.
    yield* holdCustomers(of, custIDs, 'no key update')
    const again = yield* refusedAgain(of, journal)
    const today = yield* refusedToday(of, again)
    yield* deleteConsents(of, yield* handOverConsents(of, journal, today))
    for (const custID of custIDs) {
      const refusal = today.get(custID)
      if (refusal) yield* endOptOuts(of, [custID], { at: importedAt, becomes: refusal.importedAt })
    }
    yield* endOptOuts(of, custIDs, { at: importedAt })
    yield* undoInMerges(of, journal, { again, today })
  })
  for (const [custID, filling] of journal.filled) yield* emptyAgain(of, custID, filling)
  return { ...journal, filled: [], optedOut: [], consents: [], madeTickets: [], tickets: [] } satisfies Journal
})

/** Goes through the pieces, last first. Each is one transaction, which also writes the rest of its journal. */
const eachPiece = Effect.fnUntraced(function* <R>(
  of: ImportRowStored,
  each: (journal: Journal) => Effect.Effect<Journal | undefined, never, R>,
) {
  const { write } = yield* Database
  const tell = importProgress(of, 'undoing')
  let piece = AFTER_ALL
  for (;;) {
    const done = yield* write(
      Effect.gen(function* () {
        const last = yield* lastPieceBefore(of, of.importID, piece)
        if (last === undefined) return undefined
        const left = yield* each(JSON.parse(last.journal) as Journal)
        const journal = left === undefined || left.added.length === 0 ? NOTHING_LEFT : JSON.stringify(left)
        yield* setJournal(of, of.importID, last.piece, journal)
        yield* tell(of.rowsDone, of.importRows)
        return last.piece
      }),
    )
    if (done === undefined) return
    piece = done
    yield* Effect.promise(() => setImmediate())
  }
})

/** Undoes a whole import, continuing where it left off if the server was stopped meanwhile. */
export const runUndo = Effect.fnUntraced(function* (companyID: number, importID: number) {
  const { write } = yield* Database
  const of = yield* findImport({ companyID }, importID)
  if (of === undefined || of.importState !== 'undoing') return
  const { storeID } = of
  yield* eachPiece(of, (journal) => (isOnlyAdded(journal) ? Effect.succeed(journal) : takeBack(of, journal)))
  yield* write(
    Effect.gen(function* () {
      yield* deleteOutcomes(of, importID)
      yield* deleteImportCustomers(of, importID)
    }),
  )
  yield* eachPiece(
    of,
    Effect.fnUntraced(function* ({ added }) {
      yield* removeUnused(of, added)
      yield* noteInMerges(of, added)
      return undefined
    }),
  )
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      yield* updateImport(of, importID, { importState: 'undone', undoneAt: at })
      yield* unseeRewrites(systemStores(of), of)
      yield* emit('reload_tickets', {}, { companyID, storeID })
    }),
  )
})
