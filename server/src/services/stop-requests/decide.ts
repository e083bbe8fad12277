import { Clock, Effect } from 'effect'
import { SOURCE_OF_CHANNEL, type StopDecision } from '@xd/core/domain/message/stop-request.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { lockCustomer } from '#queries/customers.ts'
import { decideStopRequest, findStopRequest, lockStopRequest } from '#queries/stop-requests.ts'
import { audit } from '#services/audit.ts'
import { optOutOfAll } from '#services/consents/opt-out.ts'
import { noteReply } from '#services/messaging/mailer-news.ts'
import { presentStopRequest } from './present-stop-request.ts'

/** Decides a request to stop, once. The same decision again changes nothing; another one comes too late. */
export const decide = Effect.fnUntraced(function* (caller: Caller, stopRequestID: number, decision: StopDecision) {
  const { write } = yield* Database
  const { companyID, userID } = caller
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      const find = tx.query((db) => findStopRequest(db, caller, stopRequestID))
      const { custID } = yield* found(yield* find, 'stop-request')
      // First, as a STOP does, so that the two cannot wait for each other.
      yield* tx.query((db) => lockCustomer(db, caller, custID))
      const row = yield* found(yield* tx.query((db) => lockStopRequest(db, caller, stopRequestID)), 'stop-request')
      const { channel, requestedAt } = row
      if (row.decision !== null && row.decision !== decision) return yield* fail('conflict')
      if (row.decision === null && decision === 'opted_out') {
        yield* optOutOfAll(tx, caller, { custID, source: SOURCE_OF_CHANNEL[channel], at })
        yield* noteReply(tx, caller, { custID, isStop: true, at: requestedAt })
      } else if (row.decision === null) {
        const decided = { decision, decidedAt: at, decidedByID: userID }
        yield* tx.query((db) => decideStopRequest(db, caller, stopRequestID, decided))
        yield* audit(tx, caller, { at, action: 'customer-stop-dismiss', target: `customer/${custID}` })
        tx.emit('reload_customer', { custID }, { companyID })
      }
      return presentStopRequest(yield* found(yield* find, 'stop-request'), at)
    }),
  )
})
