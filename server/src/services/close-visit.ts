import { Effect } from 'effect'
import { closeVisits } from '#queries/support-visits.ts'
import { emit } from '#db/database.ts'

/** Ends the visit of a session: the visitor left, or someone ended it. The company’s open screens are told. */
export const closeVisit = Effect.fnUntraced(function* (
  tokenHash: string,
  end: { readonly endedAt: number; readonly endedByID: number | null },
) {
  for (const { visitID, companyID } of yield* closeVisits(tokenHash, end))
    yield* emit('reload_visits', { visitID }, { companyID })
})
