import { Effect } from 'effect'
import { isProof } from '@xd/core/domain/notice/proving-text.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { proveChoice } from '#queries/electronic-choices.ts'
import { lockBatch, updateBatch } from '#queries/notice-batches.ts'
import { answerNotices, settleBatch } from '#queries/notice-ends.ts'
import { findNoticeSettings, noticeSettingsOf } from '#queries/notice-settings.ts'
import { releaseLetters } from '#queries/notices.ts'
import { findStore } from '#queries/stores.ts'
import { planNotices } from './plan.ts'
import { emit } from '#db/database.ts'
import { query } from '#db/query.ts'

/** A text within this time answers the notices sent before it. */
const ANSWERS_MS = 30 * DAY_MS

interface Answer {
  readonly companyID: number
  readonly storeID: number
  readonly custID: number
  readonly phone: string
  readonly body: string
  readonly at: number
}

/** Once a customer proves that texts reach them, their pending letters go out as texts. */
const release = Effect.fnUntraced(function* ({ companyID, custID, at }: Answer) {
  for (const batchID of yield* releaseLetters({ companyID }, custID, at)) {
    const batch = yield* lockBatch({ companyID }, batchID)
    if (batch === undefined || batch.batchStatus === 'ready') continue
    yield* updateBatch(batch, batchID, { batchStatus: 'sending', statusAt: at })
    yield* planNotices(batch)
    yield* emit('reload_notices', { batchID }, batch)
  }
})

const lawOf = query(async (db: Db, scope: CompanyScope, storeID: number) => {
  const store = await findStore(db, scope, storeID)
  return store ? noticeSettingsOf(await findNoticeSettings(db, scope, storeID), store).noticeLaw : 'none'
})

/**
 * A customer has written. The requested word proves the address. Anything else answers their notices, except those that
 * the law still requires. A keyword does neither; STOP is checked when a notice leaves.
 */
export const noteNoticeAnswer = Effect.fnUntraced(function* (answer: Answer) {
  const { companyID, storeID, custID, phone, body, at } = answer
  if (isProof(body) && (yield* proveChoice({ companyID }, { custID, address: phone, answer: body, at })))
    return yield* release(answer)
  const batchIDs = yield* Effect.gen(function* () {
    const law = yield* lawOf({ companyID, storeIDs: [storeID] }, storeID)
    const ended = yield* answerNotices({ companyID }, { storeID, custID, law, since: at - ANSWERS_MS, at })
    for (const batchID of ended) yield* settleBatch({ companyID }, batchID, at)
    return ended
  })
  for (const batchID of batchIDs) yield* emit('reload_notices', { batchID }, { companyID, storeID })
})
