import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { noticeAfterCall } from '@xd/core/domain/notice/status.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { settleBatch } from '#queries/notice-ends.ts'
import { lockNotices, updateNotice } from '#queries/notices.ts'
import { audit } from '#services/audit.ts'
import { startGraceOfMailed } from './start-grace.ts'

/** Records that letters were mailed. Returns how many notices that changed. */
export const markMailed = Effect.fnUntraced(function* (
  caller: Caller,
  { noticeIDs, mailedOn: typed, trackingNumber }: Input<'notices/mark-mailed'>,
) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const mailedOn = parseLocalDay(typed)
  if (mailedOn === undefined) return yield* fail('invalid_input', { fields: { mailedOn: 'There is no such day' } })
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      const notices = yield* tx.query((db) => lockNotices(db, caller, noticeIDs))
      const proof = { mailedOn, trackingNumber: trackingNumber?.trim() || null }
      const byBatch = new Map<number, typeof notices>()
      for (const notice of notices) byBatch.set(notice.batchID, [...(byBatch.get(notice.batchID) ?? []), notice])
      for (const [batchID, mailed] of byBatch) {
        yield* tx.query(async (db) => {
          for (const { noticeID, noticeStatus } of mailed) {
            const change = { noticeStatus: noticeAfterCall(noticeStatus, 'mailed'), statusAt: at, ...proof }
            await updateNotice(db, caller, noticeID, change)
          }
          await settleBatch(db, caller, batchID, at)
        })
        yield* startGraceOfMailed(tx, mailed, mailedOn)
        const detail = {
          notices: mailed.length,
          mailedOn,
          ...(proof.trackingNumber && { trackingNumber: proof.trackingNumber }),
        }
        yield* audit(tx, caller, { at, action: 'notices-mailed', target: `batch/${batchID}`, detail })
        tx.emit('reload_notices', { batchID }, mailed[0]!)
      }
      return notices.length
    }),
  )
})
