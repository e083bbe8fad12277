import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { findConversation, findConversationOf } from '#queries/conversations.ts'
import { findCustomer } from '#queries/customers.ts'
import { presentStaffChats } from '#services/bubble/present-staff-chats.ts'
import { customerSeenBy } from '#services/inbox/as-seen-by.ts'
import { presentWithLabels } from '#services/inbox/present-conversation.ts'
import { presentDrafts } from '#services/inbox/present-drafts.ts'

export const fetch = handle(
  'customers/conversation/fetch',
  Effect.fnUntraced(function* ({ convoID, custID, storeID }, caller) {
    const { read } = yield* Database
    const named = convoID ?? (custID && storeID ? { custID, storeID } : undefined)
    if (named === undefined)
      return yield* fail('invalid_input', {
        fields: { convoID: 'A conversation, or a customer and a store, is needed' },
      })
    const row = yield* found(
      yield* read((db) =>
        typeof named === 'number' ? findConversation(db, caller, named) : findConversationOf(db, caller, named),
      ),
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
