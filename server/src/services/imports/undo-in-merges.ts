import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { lastStopAt } from '#queries/consents.ts'
import { becameOf, type MergeRow, mergesSince, setMergeJournal } from '#queries/customer-merges.ts'
import type { Journal } from '#queries/import-journal.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import type { RecordedChange, StoredRow } from '#queries/recorded-rows.ts'
import { emptied } from './emptied.ts'
import type { Refusals } from './hand-over.ts'

interface Undone {
  /** Since when customers whose opt-out came from files alone are opted out without this one; null if they are not. */
  readonly optedOut: ReadonlyMap<number, number | null>
  readonly today: Refusals
  readonly filled: ReadonlyMap<number, Journal['filled'][number][1]>
  readonly importedAt: number
  /** The owners of tickets before the import. */
  readonly owners: Map<number, number>
}

/** A customer's columns without what the file said of them. */
const without = (columns: StoredRow, custID: number, { optedOut, filled, importedAt }: Undone): StoredRow => {
  return {
    ...columns,
    ...emptied(columns, filled.get(custID) ?? {}),
    ...(optedOut.has(custID) &&
      columns['custOptedOutAt'] === importedAt && { custOptedOutAt: optedOut.get(custID) ?? null }),
  }
}

/** A kept customer's columns as they are now: an opt-out by the file goes on as a later file's. */
const nowOf = (columns: StoredRow, custID: number, { today, importedAt }: Undone): StoredRow => {
  const custOptedOutAt = today.get(custID)?.importedAt
  return columns['custOptedOutAt'] === importedAt && custOptedOutAt !== undefined
    ? { ...columns, custOptedOutAt }
    : columns
}

/** Both were opted out by the file, so the merge changed nothing there. If only one of them still is, it does now. */
const withOptOut = (
  { before, after }: { readonly before: StoredRow; readonly after: StoredRow },
  custID: number,
  { optedOut, today, importedAt: custOptedOutAt }: Undone,
): readonly [StoredRow, StoredRow] =>
  'custOptedOutAt' in before || !optedOut.has(custID) || !today.has(custID)
    ? [before, after]
    : [
        { ...before, custOptedOutAt },
        { ...after, custOptedOutAt },
      ]

const corrected = (change: RecordedChange, undone: Undone): RecordedChange[] => {
  if (change.did === 'move' && change.table === 'tickets') {
    const ids = change.ids.filter((id) => !undone.owners.has(Number(id)))
    return ids.length === 0 ? [] : [{ ...change, ids }]
  }
  if (change.table !== 'customers') return [change]
  if (change.did === 'remove') {
    const custID = Number(change.row['custID'])
    return [{ ...change, row: without(nowOf(change.row, custID, undone), custID, undone) }]
  }
  if (change.did === 'change') {
    const custID = Number(change.id)
    const [before, after] = withOptOut(change, custID, undone)
    return [{ ...change, before: without(before, custID, undone), after: nowOf(after, custID, undone) }]
  }
  return [change]
}

/** The tickets that were the merged customer's before the import go to them when the merge is undone. */
const movedBy = ({ custID: to, mergedCustID: from }: MergeRow, { owners }: Undone): RecordedChange[] => {
  const ids = [...owners].flatMap(([ticketID, owner]) => (owner === from ? ticketID : []))
  for (const id of ids) owners.set(id, to)
  return ids.length === 0 ? [] : [{ did: 'move', table: 'tickets', key: 'ticketID', column: 'custID', from, to, ids }]
}

/** A STOP since then counts, whichever of the merged customers sent it. */
const optedOutByFilesOnly = async (
  db: TxDb,
  of: ImportRowStored,
  custIDs: readonly number[],
  again: Refusals,
): Promise<ReadonlyMap<number, number | null>> => {
  const alone = new Map<number, number | null>()
  for (const custID of custIDs)
    if (((await lastStopAt(db, of, await becameOf(db, of, custID))) ?? 0) < of.importedAt)
      alone.set(custID, again.get(custID)?.importedAt ?? null)
  return alone
}

/**
 * Customers merged since the import are remembered as they were. Undoing the merge must not restore what the import's
 * undo removed.
 */
export const undoInMerges = query(
  async (
    db: TxDb,
    of: ImportRowStored,
    journal: Journal,
    { again, today }: { readonly again: Refusals; readonly today: Refusals },
  ): Promise<void> => {
    const merges = await mergesSince(db, of, of.importedAt)
    if (merges.length === 0) return
    const undone: Undone = {
      optedOut: await optedOutByFilesOnly(db, of, journal.optedOut, again),
      today,
      filled: new Map(journal.filled),
      importedAt: of.importedAt,
      owners: new Map(journal.tickets.flatMap(([id, { custID }]) => (custID === undefined ? [] : [[id, custID]]))),
    }
    for (const merge of merges) {
      const changes = (JSON.parse(merge.journal) as RecordedChange[]).flatMap((change) => corrected(change, undone))
      // First here means taken back last: the merged customer must exist again by then.
      await setMergeJournal(db, of, merge.mergeID, JSON.stringify([...movedBy(merge, undone), ...changes]))
    }
  },
)
