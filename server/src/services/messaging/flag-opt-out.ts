import { Effect } from 'effect'
import { looksLikeOptOut } from '@xd/core/domain/message/opt-out-request.ts'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type LockedConversation, updateConversation } from '#queries/conversations.ts'

/**
 * Flags a conversation for staff if its customer asks in their own words to be left alone, and tells whether they do. A
 * flag set by staff says more than ours would.
 */
export const flagOptOut = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  { convoID, convoFlag }: LockedConversation,
  words: string,
) {
  if (!looksLikeOptOut(words)) return false
  if (convoFlag === 'none') yield* tx.query((db) => updateConversation(db, scope, convoID, { convoFlag: 'flag' }))
  return true
})
