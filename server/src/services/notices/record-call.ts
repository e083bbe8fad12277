import { Clock, Effect } from 'effect'
import { type CallOutcome, mayBeCalled, noticeAfterCall } from '@xd/core/domain/notice/status.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { settleBatch } from '#queries/notice-ends.ts'
import { insertCall, lockNotices, updateNotice } from '#queries/notices.ts'
import { type ClientKey, madeOnce } from '#services/made-once.ts'
import { keepMailed, noticeName } from './keep-mailed.ts'

/** Records the outcome of a call. Customers who were reached leave the call list; the others come up again, last. */
export const recordCall = Effect.fnUntraced(function* (
  caller: Caller,
  noticeID: number,
  { outcome, clientKey }: { readonly outcome: CallOutcome; readonly clientKey: ClientKey },
) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const { companyID, userID } = caller
  const record = Effect.fnUntraced(function* () {
    const notice = yield* found((yield* lockNotices(caller, [noticeID]))[0], 'notice')
    const can = mayBeCalled(notice.noticeStatus)
    if (outcome !== 'mailed' && !can.ok)
      return yield* fail('batch_state', {
        sentence: `${noticeName(notice)} ${can.reason}: this call wasn’t recorded.`,
      })
    const callID = yield* insertCall({ companyID, noticeID, outcome, at, userID })
    yield* updateNotice(caller, noticeID, { lastCallAt: at })
    // A letter that a call led to is proof like any other.
    if (outcome === 'mailed') {
      yield* keepMailed(caller, [notice], { at, mailedOn: null, trackingNumber: null })
      return callID
    }
    const noticeStatus = noticeAfterCall(notice, outcome)
    if (noticeStatus !== notice.noticeStatus) yield* updateNotice(caller, noticeID, { noticeStatus, statusAt: at })
    yield* settleBatch(caller, notice.batchID, at)
    yield* emit('reload_notices', { batchID: notice.batchID }, notice)
    return callID
  })
  yield* write(madeOnce(caller, { call: 'notices/record-call', clientKey }, record()))
})
