import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import { closeVisits } from '#queries/support-visits.ts'

/** The visit of a session is over: it left, or somebody ended it. Its company’s open screens hear of it. */
export const closeVisit = Effect.fnUntraced(function* (
  tx: Tx,
  tokenHash: string,
  end: { readonly endedAt: number; readonly endedByID: number | null },
) {
  for (const { visitID, companyID } of yield* tx.query((db) => closeVisits(db, tokenHash, end)))
    tx.emit('reload_visits', { visitID }, { companyID })
})
