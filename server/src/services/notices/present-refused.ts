import { NOTICE_REFUSALS } from '@xd/core/domain/notice/given-notice.ts'
import type { Refused } from './read-notices.ts'

/** Why a notice was refused, in words for its sender. */
export const presentRefused = ({ noticeExternalID, code }: Refused) => ({
  noticeExternalID,
  code,
  sentence: NOTICE_REFUSALS[code],
})
