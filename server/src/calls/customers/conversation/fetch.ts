import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found, invalid } from '#failure.ts'
import { findConversation, findConversationOf } from '#queries/conversations.ts'
import { findCustomer } from '#queries/customers.ts'
import { presentStaffChats } from '#services/bubble/present-staff-chats.ts'
import { customerSeenBy } from '#services/inbox/as-seen-by.ts'
import { presentWithLabels } from '#services/inbox/present-conversation.ts'
import { presentDrafts } from '#services/inbox/present-drafts.ts'

export const fetch = handle(
  'customers/conversation/fetch',
  Effect.fnUntraced(function* ({ convoID, custID, storeID }, caller) {
    const named = convoID ?? (custID && storeID ? { custID, storeID } : undefined)
    if (named === undefined) return yield* invalid({ convoID: 'A conversation, or a customer and a store, is needed' })
    const row = yield* found(
      yield* typeof named === 'number' ? findConversation(caller, named) : findConversationOf(caller, named),
      'conversation',
    )
    const customer = yield* found(yield* findCustomer(caller, row.custID), 'customer')
    const drafts = yield* presentDrafts(caller, [row.convoID])
    const now = yield* Clock.currentTimeMillis
    return {
      convo: yield* presentWithLabels(caller, row),
      customer: customerSeenBy(caller.permissions, customer),
      draft: drafts.get(row.convoID) ?? null,
      ...(yield* presentStaffChats(caller, row, now)),
    }
  }),
)
