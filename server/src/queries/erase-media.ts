import type { Db, TxDb } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import { mediaIDsOfDraft } from './drafts.ts'

const inDrafts = async (db: Db, { companyID }: Tenant): Promise<Set<number>> => {
  const drafts = await db
    .selectFrom('drafts')
    .select('draftMedia')
    .where('companyID', '=', companyID)
    .where('draftMedia', '<>', '[]')
    .execute()
  return new Set(drafts.flatMap(mediaIDsOfDraft))
}

/**
 * Deletes pictures. A picture that another message, a draft, a quick reply or a mailer shows stays. Returns how many
 * bytes were deleted.
 */
export const eraseMedia = async (db: TxDb, scope: Tenant, mediaIDs: readonly number[]): Promise<number> => {
  if (mediaIDs.length === 0) return 0
  const drafted = await inDrafts(db, scope)
  const ids = mediaIDs.filter((id) => !drafted.has(id))
  if (ids.length === 0) return 0
  const erased = await db
    .deleteFrom('media')
    .where('companyID', '=', scope.companyID)
    .where('mediaID', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('message_media as m').select('m.mediaID').whereRef('m.mediaID', '=', 'media.mediaID'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('quick_reply_media as m').select('m.mediaID').whereRef('m.mediaID', '=', 'media.mediaID'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('mailer_media as m').select('m.mediaID').whereRef('m.mediaID', '=', 'media.mediaID'))),
    )
    .returning('bytes')
    .execute()
  return erased.reduce((sum, { bytes }) => sum + bytes, 0)
}
