import type { Draft } from '@xd/core/contract/entity/draft.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { draftsOf, mediaIDsOfDraft } from '#queries/drafts.ts'
import { findMedia } from '#queries/message-media.ts'
import { mediaPath } from './media-url.ts'

/** The caller's drafts of some conversations as the contract shows them. A picture that is no longer kept is left out. */
export const presentDrafts = async (
  db: Db,
  caller: Caller,
  convoIDs: readonly number[],
): Promise<Map<number, typeof Draft.Type>> => {
  const drafts = [...(await draftsOf(db, caller, convoIDs)).values()]
  const found = await findMedia(db, caller, drafts.flatMap(mediaIDsOfDraft))
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
}
