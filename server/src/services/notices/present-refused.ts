import { NOTICE_REFUSALS } from '@xd/core/domain/notice/given-notice.ts'
import type { Refused } from './read-notices.ts'

/** Why a notice was not taken, as whoever sent it reads it. */
export const presentRefused = ({ noticeExternalID, code }: Refused) => ({
  noticeExternalID,
  code,
  sentence: NOTICE_REFUSALS[code],
})
