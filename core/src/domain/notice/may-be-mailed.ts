import { type Can, no, yes } from '#domain/access/can.ts'
import { UNREACHED_REASONS } from './skip-reasons.ts'
import { NOTICE_STATUS_LABELS, type NoticeStatus } from './status.ts'

/** Whether a letter may be recorded as mailed: only where nothing reached the customer, once the batch has been sent. */
export const mayBeMailed = (
  { noticeStatus, reason }: { readonly noticeStatus: NoticeStatus; readonly reason: string | null },
  { isSent }: { readonly isSent: boolean },
): Can => {
  if (!isSent) return no('its batch has not been sent')
  const isUnreached = noticeStatus === 'skipped' && (UNREACHED_REASONS as readonly (string | null)[]).includes(reason)
  if (noticeStatus === 'letter' || noticeStatus === 'failed' || isUnreached) return yes
  return no(`it is “${NOTICE_STATUS_LABELS[noticeStatus]}”`)
}
