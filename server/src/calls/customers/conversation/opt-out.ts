import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { findCustomer } from '#queries/customers.ts'
import { openStopRequestOf } from '#queries/stop-requests.ts'
import { audit } from '#services/audit.ts'
import { customerSeenBy } from '#services/inbox/as-seen-by.ts'
import { obeyKeyword } from '#services/messaging/incoming-keyword.ts'
import { noteReply } from '#services/mailers/news.ts'

export const optOut = handle(
  'customers/conversation/opt-out',
  Effect.fnUntraced(function* ({ convoID }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const customer = yield* write(
      Effect.gen(function* () {
        const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
        const { custID, custLanguage } = convo
        const request = yield* openStopRequestOf(caller, custID)
        const read = { at, readBy: caller.userID, askedAt: request?.requestedAt ?? at }
        if (yield* obeyKeyword(caller, convo, { keyword: 'stop', language: custLanguage, ...read })) {
          yield* noteReply(caller, { custID, isStop: true, at })
          yield* audit(caller, { action: 'customer-opt-out', target: `customer/${custID}` })
        }
        return yield* found(yield* findCustomer(caller, custID), 'customer')
      }),
    )
    return { customer: customerSeenBy(caller.permissions, customer) }
  }),
)
