import type { QuickReply } from '@xd/core/contract/entity/quick-reply.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { listQuickReplies, type ReplyViewer } from '#queries/quick-replies.ts'
import { mediaPath } from '#services/messaging/media-url.ts'

/** The replies a caller may use, in order, as the contract shows them. */
export const presentReplies = query(async (db: Db, viewer: ReplyViewer): Promise<(typeof QuickReply.Type)[]> => {
  const rows = await listQuickReplies(db, viewer)
  return rows.map(
    ({ replyID, replyTitle, replyShortcode, replyBody, replyBodyES, replyUserID, replyVersion, stores, pictures }) => ({
      replyID,
      replyTitle,
      replyShortcode,
      replyBody,
      replyBodyES,
      storeIDs: stores.length === 0 ? null : stores.filter((storeID) => viewer.storeIDs.includes(storeID)),
      replyIsMine: replyUserID !== null,
      replyMedia: pictures.map(({ mediaKey, ...picture }) => ({ ...picture, url: mediaPath(mediaKey) })),
      replyVersion,
    }),
  )
})
