import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { updateConversation } from '#queries/conversations.ts'
import { answerLeads, lastLeadStatus } from '#queries/leads.ts'
import { emit } from '#db/database.ts'

interface Place {
  readonly convoID: number
  readonly storeID: number
}

/** Updates what a conversation records about its latest quote request, and announces those that changed. */
export const noteLeads = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { convoID, storeID }: Place,
  leadIDs: readonly number[],
) {
  const { companyID } = scope
  const convoLeadStatus = yield* lastLeadStatus(scope, convoID)
  yield* updateConversation(scope, convoID, { convoLeadStatus })
  for (const leadID of leadIDs) yield* emit('reload_leads', { leadID }, { companyID, storeID })
  yield* emit('reload_inbox', { convoID }, { companyID, storeID })
  yield* emit('reload_convo_sms', { convoID }, { companyID, storeID })
})

/** Anything staff write in a conversation answers the quote requests in it. */
export const answerLeadsOf = Effect.fnUntraced(function* (scope: CompanyScope, convo: Place, at: number) {
  const leadIDs = yield* answerLeads(scope, convo.convoID, at)
  if (leadIDs.length > 0) yield* noteLeads(scope, convo, leadIDs)
})
