import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

/**
 * Deletes a customer's chats, with pictures they uploaded but never sent. Their messages are deleted already. Messages
 * from a chat while they were merged with another customer stay in that one's conversation.
 */
export const eraseChats = query(async (db: TxDb, { companyID }: Tenant, custID: number) => {
  const chats = await db
    .selectFrom('bubble_sessions')
    .select('sessionID')
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute()
  for (const { sessionID } of chats) {
    await deleteUploads(db, { companyID }, sessionID)
    await db
      .deleteFrom('bubble_messages')
      .where('companyID', '=', companyID)
      .where('sessionID', '=', sessionID)
      .execute()
    await db
      .deleteFrom('bubble_sessions')
      .where('companyID', '=', companyID)
      .where('sessionID', '=', sessionID)
      .execute()
  }
})

const deleteMedia = (db: TxDb, mediaIDs: readonly number[]) =>
  mediaIDs.length === 0 ? undefined : db.deleteFrom('media').where('mediaID', 'in', mediaIDs).execute()

const deleteUploads = async (db: TxDb, { companyID }: { readonly companyID: number }, sessionID: number) => {
  const unsent = await db
    .deleteFrom('bubble_uploads')
    .where('companyID', '=', companyID)
    .where('sessionID', '=', sessionID)
    .returning('mediaID')
    .execute()
  await deleteMedia(
    db,
    unsent.map(({ mediaID }) => mediaID),
  )
}

/** Deletes pictures that visitors uploaded but never sent. */
export const deleteUploadsBefore = async (db: TxDb, _: SystemScope, before: number) => {
  const unsent = await db.deleteFrom('bubble_uploads').where('uploadedAt', '<', before).returning('mediaID').execute()
  await deleteMedia(
    db,
    unsent.map(({ mediaID }) => mediaID),
  )
}
