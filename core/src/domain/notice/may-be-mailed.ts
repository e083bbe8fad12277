import { type Can, no, yes } from '#domain/access/can.ts'
import type { BatchKind } from './batch.ts'
import { AFTER_MATURITY } from './lawful.ts'
import { isUnreached, NOTICE_STATUS_LABELS, type NoticeStatus } from './status.ts'

/**
 * Whether a letter may be recorded as mailed: only if nothing written has reached the customer, and the batch has been
 * sent. A call does not replace a letter that the law may still require. Nor does leaving someone out for comparison,
 * which earlier versions did with notices after maturity too.
 */
export const mayBeMailed = (
  notice: { readonly noticeStatus: NoticeStatus; readonly reason: string | null },
  { isSent, batchKind }: { readonly isSent: boolean; readonly batchKind: BatchKind },
): Can => {
  if (!isSent) return no('its batch has not been sent')
  const { noticeStatus, reason } = notice
  if (noticeStatus === 'skipped' && reason === 'hold_out' && AFTER_MATURITY.includes(batchKind)) return yes
  if (isUnreached(notice) || (['letter', 'failed', 'called'] as readonly NoticeStatus[]).includes(noticeStatus))
    return yes
  return no(`it is “${NOTICE_STATUS_LABELS[noticeStatus]}”`)
}
