import type { TxDb } from '#db/connect.ts'
import { Effect } from 'effect'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { mergesSince, setMergeJournal } from '#queries/customer-merges.ts'
import type { Journal } from '#queries/import-journal.ts'
import { findImport, type ImportRowStored } from '#queries/imports.ts'
import type { RecordedChange } from '#queries/recorded-rows.ts'
import { printOf } from './print.ts'
import { removeUnused } from './remove-unused.ts'

type Contact = Parameters<typeof printOf>[0]

const contactIn = (change: RecordedChange) =>
  change.did === 'remove' && change.table === 'customers'
    ? { custID: Number(change.row['custID']), print: printOf(change.row as unknown as Contact) }
    : undefined

/** Marks, in the journals of merges, the merged customers that the import being undone had added. */
export const noteInMerges = query(async (db: TxDb, of: ImportRowStored, added: Journal['added']) => {
  const prints = new Map(added)
  for (const { mergeID, mergedCustID, journal } of await mergesSince(db, of, of.importedAt)) {
    if (!prints.has(mergedCustID)) continue
    const noted = (JSON.parse(journal) as RecordedChange[]).map((change) => {
      const contact = contactIn(change)
      const isTheirs = contact !== undefined && prints.get(contact.custID) === contact.print
      return isTheirs ? { ...change, importID: of.importID } : change
    })
    await setMergeJournal(db, of, mergeID, JSON.stringify(noted))
  }
})

/** After a merge is undone: removes the marked customers, unless something uses them. */
export const removeNoted = Effect.fnUntraced(function* (scope: Tenant, journal: readonly RecordedChange[]) {
  for (const change of journal) {
    const contact = contactIn(change)
    if (contact === undefined || change.did !== 'remove' || change.importID === undefined) continue
    const { importID } = change
    const of = yield* findImport(scope, importID)
    if (of) yield* removeUnused(of, [[contact.custID, contact.print]])
  }
})
