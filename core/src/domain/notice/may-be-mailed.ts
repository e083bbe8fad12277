import { type Can, no, yes } from '#domain/access/can.ts'
import { isUnreached, NOTICE_STATUS_LABELS, type NoticeStatus } from './status.ts'

/**
 * Whether a letter may be recorded as mailed: only where nothing written has reached the customer, once the batch has been
 * sent. A call is no letter, which the law may still ask for.
 */
export const mayBeMailed = (
  notice: { readonly noticeStatus: NoticeStatus; readonly reason: string | null },
  { isSent }: { readonly isSent: boolean },
): Can => {
  if (!isSent) return no('its batch has not been sent')
  const { noticeStatus } = notice
  if (isUnreached(notice) || (['letter', 'failed', 'called'] as readonly NoticeStatus[]).includes(noticeStatus))
    return yes
  return no(`it is “${NOTICE_STATUS_LABELS[noticeStatus]}”`)
}
