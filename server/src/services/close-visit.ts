import { Effect } from 'effect'
import { closeVisits } from '#queries/support-visits.ts'
import { emit } from '#db/database.ts'

/** Ends a session's visit, whether the visitor left or someone ended it. Tells the company's open screens. */
export const closeVisit = Effect.fnUntraced(function* (
  tokenHash: string,
  end: { readonly endedAt: number; readonly endedByID: number | null },
) {
  for (const { visitID, companyID } of yield* closeVisits(tokenHash, end))
    yield* emit('reload_visits', { visitID }, { companyID })
})
