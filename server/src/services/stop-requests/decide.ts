import { Clock, Effect } from 'effect'
import { SOURCE_OF_CHANNEL, type StopDecision } from '@xd/core/domain/message/stop-request.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { lockCustomer } from '#queries/customers.ts'
import { updateStopRequest, findStopRequest, lockStopRequest, type StopRow } from '#queries/stop-requests.ts'
import { audit } from '#services/audit.ts'
import { optOutOfAll } from '#services/consents/opt-out.ts'
import { obeyKeyword } from '#services/messaging/incoming-keyword.ts'
import { noteReply } from '#services/mailers/news.ts'
import { presentStopRequest } from './present-stop-request.ts'

/** By text, it means STOP. Otherwise, there is nothing more that they would still want. */
const obey = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, channel, requestedAt: askedAt }: StopRow,
  convo: LockedConversation | undefined,
  at: number,
) {
  if (channel !== 'sms' || convo === undefined)
    yield* optOutOfAll(caller, { custID, source: SOURCE_OF_CHANNEL[channel], at })
  else {
    const read = { language: convo.custLanguage, at, readBy: caller.userID, askedAt }
    if (yield* obeyKeyword(caller, convo, { keyword: 'stop', ...read }))
      yield* audit(caller, {
        action: 'customer-opt-out',
        target: `customer/${custID}`,
        detail: { means: SOURCE_OF_CHANNEL[channel] },
      })
  }
  yield* noteReply(caller, { custID, isStop: true, at: askedAt })
})

/** Decides a request to stop, once. Repeating the decision changes nothing; a different one is refused. */
export const decide = Effect.fnUntraced(function* (caller: Caller, stopRequestID: number, decision: StopDecision) {
  const { write } = yield* Database
  const { companyID, userID } = caller
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const find = findStopRequest(caller, stopRequestID)
      const { custID, convoID } = yield* found(yield* find, 'stop-request')
      // In the order in which a STOP locks them, so that the two can't deadlock.
      const convo = convoID === null ? undefined : yield* lockConversation(caller, convoID)
      yield* lockCustomer(caller, custID)
      const row = yield* found(yield* lockStopRequest(caller, stopRequestID), 'stop-request')
      if (row.decision !== null && row.decision !== decision) return yield* fail('conflict')
      if (row.decision === null) {
        if (decision === 'opted_out') yield* obey(caller, row, convo, at)
        else yield* audit(caller, { action: 'customer-stop-dismiss', target: `customer/${custID}` })
        yield* updateStopRequest(caller, stopRequestID, { decision, decidedAt: at, decidedByID: userID })
        yield* emit('reload_customer', { custID }, { companyID })
      }
      return presentStopRequest(yield* found(yield* find, 'stop-request'), at)
    }),
  )
})
