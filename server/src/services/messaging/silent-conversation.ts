import { Effect } from 'effect'
import { findConversationOf, insertConversation } from '#queries/conversations.ts'

interface With {
  readonly companyID: number
  readonly storeID: number
  readonly custID: number
}

/** A customer's conversation with a store, for automatic messages. A new one appears in no inbox until they answer. */
export const silentConversation = Effect.fnUntraced(function* ({ companyID, storeID, custID }: With, at: number) {
  const scope = { companyID, storeIDs: [storeID] }
  const known = yield* findConversationOf(scope, { custID, storeID })
  if (known !== undefined) return known.convoID
  yield* insertConversation(scope, { custID, storeID, convoStatus: 'archived', at })
  return (yield* findConversationOf(scope, { custID, storeID }))!.convoID
})
