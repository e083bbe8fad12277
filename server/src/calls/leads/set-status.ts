import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findLead } from '#queries/leads.ts'
import { presentLead } from '#services/leads/present-lead.ts'
import { setLeadStatus } from '#services/leads/set-lead-status.ts'

export const setStatus = handle(
  'leads/set-status',
  Effect.fnUntraced(function* ({ leadID, leadStatus, wonAmount, expectedStatus }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const move = {
      to: leadStatus,
      wonAmount: wonAmount ?? undefined,
      expected: expectedStatus ?? undefined,
      at,
      userID: caller.userID,
    }
    yield* write(setLeadStatus(caller, leadID, move))
    const row = yield* found(yield* findLead(caller, leadID), 'lead')
    return { lead: presentLead(row) }
  }),
)
