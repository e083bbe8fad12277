import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import { closeVisits } from '#queries/support-visits.ts'

/** Ends the visit of a session: the visitor left, or someone ended it. The company’s open screens are told. */
export const closeVisit = Effect.fnUntraced(function* (
  tx: Tx,
  tokenHash: string,
  end: { readonly endedAt: number; readonly endedByID: number | null },
) {
  for (const { visitID, companyID } of yield* closeVisits(tokenHash, end))
    tx.emit('reload_visits', { visitID }, { companyID })
})
