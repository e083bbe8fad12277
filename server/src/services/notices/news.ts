import { Clock, Effect } from 'effect'
import { noticeAfterReport } from '@xd/core/domain/notice/status.ts'
import type { MessageRow } from '#queries/messages.ts'
import { clearGraceByNotice } from '#queries/grace-by-notice.ts'
import { reopenBatch } from '#queries/notice-batches.ts'
import { noticeOfMessage, updateNotice } from '#queries/notices.ts'
import { emit } from '#db/database.ts'

/** Applies a carrier's report about a notice's message to the notice, in the same transaction. */
export const noteNoticeReport = Effect.fnUntraced(function* ({
  messageID,
  messageStatus,
  messageTwilioError,
}: Pick<MessageRow, 'messageID' | 'messageStatus' | 'messageTwilioError'>) {
  const notice = yield* noticeOfMessage(messageID)
  if (notice === undefined) return
  const noticeStatus = noticeAfterReport(notice.noticeStatus, messageStatus)
  if (noticeStatus === notice.noticeStatus) return
  const statusAt = yield* Clock.currentTimeMillis
  if (noticeStatus === 'failed' && (yield* reopenBatch(notice, notice.batchID, statusAt)))
    yield* emit('reload_notices', { batchID: notice.batchID }, notice)
  if (noticeStatus === 'failed' && (yield* clearGraceByNotice(notice, notice.noticeID)) > 0)
    yield* emit('reload_tickets', {}, notice)
  yield* updateNotice(notice, notice.noticeID, {
    noticeStatus,
    statusAt,
    ...(noticeStatus === 'delivered' && { deliveredAt: statusAt }),
    ...(noticeStatus === 'failed' && { errorCode: messageTwilioError }),
  })
})
