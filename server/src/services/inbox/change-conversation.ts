import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import {
  type ConversationRow,
  type LockedConversation,
  lockConversation,
  updateConversation,
} from '#queries/conversations.ts'
import { presentWithLabels } from './present-conversation.ts'

type Change = Partial<Pick<ConversationRow, 'convoFlag' | 'convoAssignedUserID' | 'convoUnread'>>

/** Changes a conversation and returns it; if nothing changes, nobody is told. */
export const changeConversation = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convoID: number,
  changeOf: (convo: LockedConversation) => Change,
) {
  const { write } = yield* Database
  return yield* write(
    Effect.gen(function* () {
      const convo = yield* found(yield* lockConversation(scope, convoID), 'conversation')
      const change = changeOf(convo)
      const differs = (Object.keys(change) as (keyof Change)[]).some((key) => change[key] !== convo[key])
      if (differs) {
        yield* updateConversation(scope, convoID, change)
        yield* emit('reload_inbox', { convoID }, { companyID: scope.companyID, storeID: convo.storeID })
      }
      return yield* presentWithLabels(scope, { ...convo, ...change })
    }),
  )
})
