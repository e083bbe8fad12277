import { UNDO_HOURS } from '@xd/core/domain/import/limits.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import type { MergeRow } from '#queries/customer-merges.ts'
import { journalWithConsent, journalWithOwner } from '#queries/import-journal.ts'
import { piecesSince, setJournal } from '#queries/import-pieces.ts'
import type { RecordedChange } from '#queries/recorded-rows.ts'

/** Imports since then that can still be undone. */
const undoableSince = (since: number, now: number): number => Math.max(since, now - UNDO_HOURS * HOUR_MS)

/** Consent that an import recorded has been copied to another customer. Undoing the import takes back both. */
export const shareConsent = query(
  async (
    db: TxDb,
    scope: Tenant,
    { consentID, at }: { readonly consentID: number; readonly at: number },
    copyID: number,
    now: number,
  ): Promise<void> => {
    for (const { importID, piece, journal } of await piecesSince(db, scope, undoableSince(at, now))) {
      const more = journalWithConsent(journal, consentID, copyID)
      if (more !== undefined) await setJournal(db, scope, importID, piece, more)
    }
  },
)

/**
 * Later imports may have given tickets of the merged customer to somebody else, and remember the kept customer as the
 * owner. From now on, undoing such an import returns the tickets to the merged customer.
 */
export const returnOwners = query(
  async (
    db: TxDb,
    scope: Tenant,
    { custID, mergedCustID, mergedAt }: MergeRow,
    journal: readonly RecordedChange[],
    now: number,
  ): Promise<void> => {
    const theirs = new Set(
      journal.flatMap((change) => (change.did === 'move' && change.table === 'tickets' ? change.ids.map(Number) : [])),
    )
    if (theirs.size === 0) return
    for (const { importID, piece, journal: text } of await piecesSince(db, scope, undoableSince(mergedAt, now))) {
      const corrected = journalWithOwner(text, theirs, custID, mergedCustID)
      if (corrected !== text) await setJournal(db, scope, importID, piece, corrected)
    }
  },
)
