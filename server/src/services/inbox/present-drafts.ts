import type { Draft } from '@xd/core/contract/entity/draft.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { draftsOf, mediaIDsOfDraft, type Writer } from '#queries/drafts.ts'
import { findMedia } from '#queries/message-media.ts'
import { mediaPath } from '#services/messaging/media-url.ts'

/**
 * A user's drafts in these conversations, as the contract shows them. A picture that is no longer stored is left out.
 */
export const presentDrafts = query(
  async (db: Db, writer: Writer, convoIDs: readonly number[]): Promise<Map<number, typeof Draft.Type>> => {
    const drafts = [...(await draftsOf(db, writer, convoIDs)).values()]
    const found = await findMedia(db, writer, drafts.flatMap(mediaIDsOfDraft))
    const media = new Map(
      found.map(({ mediaKey, ...picture }) => [picture.mediaID, { ...picture, url: mediaPath(mediaKey) }]),
    )
    return new Map(
      drafts.map((row) => [
        row.convoID,
        {
          draftBody: row.draftBody,
          draftChannel: row.draftChannel,
          draftSubject: row.draftSubject,
          draftMedia: mediaIDsOfDraft(row).flatMap((mediaID) => media.get(mediaID) ?? []),
          draftDate: row.draftAt,
        },
      ]),
    )
  },
)
