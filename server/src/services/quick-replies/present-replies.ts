import type { QuickReply } from '@xd/core/contract/entity/quick-reply.ts'
import type { Db } from '#db/connect.ts'
import { findMedia } from '#queries/message-media.ts'
import { listQuickReplies, type ReplyViewer } from '#queries/quick-replies.ts'
import { mediaPath } from '#services/messaging/media-url.ts'

/** The replies a caller may use, in order, as the contract shows them. */
export const presentReplies = async (db: Db, viewer: ReplyViewer): Promise<(typeof QuickReply.Type)[]> => {
  const rows = await listQuickReplies(db, viewer)
  const found = await findMedia(
    db,
    viewer,
    rows.flatMap(({ pictures }) => pictures),
  )
  const media = new Map(
    found.map(({ mediaKey, ...picture }) => [picture.mediaID, { ...picture, url: mediaPath(mediaKey) }]),
  )
  return rows.map(({ replyID, replyTitle, replyShortcode, replyBody, replyBodyES, replyUserID, stores, pictures }) => ({
    replyID,
    replyTitle,
    replyShortcode,
    replyBody,
    replyBodyES,
    storeIDs: stores.length === 0 ? null : stores.filter((storeID) => viewer.storeIDs.includes(storeID)),
    replyIsMine: replyUserID !== null,
    replyMedia: pictures.flatMap((mediaID) => media.get(mediaID) ?? []),
  }))
}
