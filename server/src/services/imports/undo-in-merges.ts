import type { TxDb } from '#db/connect.ts'
import { lastStopAt } from '#queries/consents.ts'
import { becameOf, type MergeRow, mergesSince, setMergeJournal } from '#queries/customer-merges.ts'
import type { Journal } from '#queries/import-journal.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import type { RecordedChange, StoredRow } from '#queries/recorded-rows.ts'

interface Undone {
  /** Whose opt-out came from the file alone. */
  readonly optedOut: ReadonlySet<number>
  readonly filled: ReadonlyMap<number, Journal['filled'][number][1]>
  readonly importedAt: number
  /** The owners of tickets before the import. */
  readonly owners: Map<number, number>
}

/** A customer's columns without what the file said of them. */
const without = (columns: StoredRow, custID: number, { optedOut, filled, importedAt }: Undone): StoredRow => {
  const { custEmail, custDL } = filled.get(custID) ?? {}
  return {
    ...columns,
    ...(custEmail !== undefined && columns['custEmail'] === custEmail && { custEmail: null }),
    ...(custDL !== undefined && columns['custDL'] === custDL && { custDL: null }),
    ...(optedOut.has(custID) && columns['custOptedOutAt'] === importedAt && { custOptedOutAt: null }),
  }
}

const corrected = (change: RecordedChange, undone: Undone): RecordedChange[] => {
  if (change.did === 'move' && change.table === 'tickets') {
    const ids = change.ids.filter((id) => !undone.owners.has(Number(id)))
    return ids.length === 0 ? [] : [{ ...change, ids }]
  }
  if (change.table !== 'customers') return [change]
  if (change.did === 'remove') return [{ ...change, row: without(change.row, Number(change.row['custID']), undone) }]
  if (change.did === 'change') return [{ ...change, before: without(change.before, Number(change.id), undone) }]
  return [change]
}

/** The tickets that were the merged customer's before the import go to them when the merge is undone. */
const movedBy = ({ custID: to, mergedCustID: from }: MergeRow, { owners }: Undone): RecordedChange[] => {
  const ids = [...owners].flatMap(([ticketID, owner]) => (owner === from ? ticketID : []))
  for (const id of ids) owners.set(id, to)
  return ids.length === 0 ? [] : [{ did: 'move', table: 'tickets', key: 'ticketID', column: 'custID', from, to, ids }]
}

/** A STOP since counts, whichever of the merged it came from. */
const optedOutByFileOnly = async (db: TxDb, of: ImportRowStored, custIDs: readonly number[]) => {
  const alone = new Set<number>()
  for (const custID of custIDs)
    if (((await lastStopAt(db, of, await becameOf(db, of, custID))) ?? 0) < of.importedAt) alone.add(custID)
  return alone
}

/** Customers merged since the import are remembered as they were: undoing the merge must not bring back what it undid. */
export const undoInMerges = async (db: TxDb, of: ImportRowStored, journal: Journal): Promise<void> => {
  const merges = await mergesSince(db, of, of.importedAt)
  if (merges.length === 0) return
  const undone: Undone = {
    optedOut: await optedOutByFileOnly(db, of, journal.optedOut),
    filled: new Map(journal.filled),
    importedAt: of.importedAt,
    owners: new Map(journal.tickets.flatMap(([id, { custID }]) => (custID === undefined ? [] : [[id, custID]]))),
  }
  for (const merge of merges) {
    const changes = (JSON.parse(merge.journal) as RecordedChange[]).flatMap((change) => corrected(change, undone))
    await setMergeJournal(db, of, merge.mergeID, JSON.stringify([...changes, ...movedBy(merge, undone)]))
  }
}
