import { Effect } from 'effect'
import { OPEN_LEADS } from '@xd/core/domain/bubble/lead.ts'
import type { Caller } from '#caller.ts'
import { missing } from '#failure.ts'
import { leadsOfLoan, lockLead, updateLead } from '#queries/leads.ts'
import { requireFeature } from '#services/require-feature.ts'
import { noteLeads } from './note-leads.ts'
import { setLeadStatus } from './set-lead-status.ts'

/** Records which quote was made for a request. Another customer's request counts as unknown. */
export const linkQuote = Effect.fnUntraced(function* (
  caller: Caller,
  leadID: number,
  { loanID, custID }: { readonly loanID: number; readonly custID: number | null },
) {
  yield* requireFeature(caller, 'quotebubble')
  const lead = yield* lockLead(caller, leadID)
  if (lead === undefined || lead.custID !== custID) return yield* missing('lead')
  if (lead.loanID === loanID) return
  yield* updateLead(caller, leadID, { loanID })
  yield* noteLeads(caller, lead, [leadID])
})

/** A quote that the customer accepts wins the request it was made for, with its loan amount. */
export const winLeads = Effect.fnUntraced(function* (caller: Caller, loanID: number, at: number) {
  for (const { leadID, storeID, leadStatus } of yield* leadsOfLoan(caller, loanID))
    if (OPEN_LEADS.includes(leadStatus)) {
      // Quotes belong to the whole company, so a user from another store may accept one.
      const scope = { companyID: caller.companyID, storeIDs: [storeID] }
      yield* Effect.orDie(setLeadStatus(scope, leadID, { to: 'won', at, userID: caller.userID }))
    }
})
