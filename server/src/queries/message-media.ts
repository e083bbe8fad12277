import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { MediaTable } from '#db/message-parts-tables.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

const pictures = prepared(
  (db, { companyID, messageIDs }: Places<{ companyID: number; messageIDs: readonly number[] }>) =>
    db
      .selectFrom('message_media as mm')
      .innerJoin('media as d', 'd.mediaID', 'mm.mediaID')
      .select(['mm.messageID', 'd.mediaID', 'd.mediaKey', 'd.type', 'd.bytes', 'd.width', 'd.height'])
      .where('mm.companyID', '=', companyID)
      .where(among(db, 'mm.messageID', messageIDs))
      .orderBy('mm.messageID')
      .orderBy('mm.position'),
)

/** The pictures of some messages, in their order, without their bytes. */
export const mediaOfMessages = (db: Db, { companyID }: CompanyScope, messageIDs: readonly number[]) =>
  pictures(db, { companyID, messageIDs })

export const attachMedia = async (
  db: Db,
  { companyID }: CompanyScope,
  messageID: number,
  mediaIDs: readonly number[],
): Promise<void> => {
  if (mediaIDs.length === 0) return
  await db
    .insertInto('message_media')
    .values(mediaIDs.map((mediaID, position) => ({ companyID, messageID, mediaID, position })))
    .execute()
}

/** Pictures by their ids, without their bytes. */
export const findMedia = async (db: Db, { companyID }: CompanyScope, mediaIDs: readonly number[]) =>
  mediaIDs.length === 0
    ? []
    : db
        .selectFrom('media')
        .select(['mediaID', 'mediaKey', 'type', 'bytes', 'width', 'height'])
        .where('companyID', '=', companyID)
        .where('mediaID', 'in', mediaIDs)
        .execute()

/** Puts a picture that arrived after its message in its place there; false when that place is taken. */
export const attachMediaAt = async (
  db: Db,
  { companyID }: CompanyScope,
  place: { messageID: number; mediaID: number; position: number },
): Promise<boolean> => {
  const made = await db
    .insertInto('message_media')
    .values({ companyID, ...place })
    .onConflict((conflict) => conflict.columns(['companyID', 'messageID', 'position']).doNothing())
    .returning('mediaID')
    .executeTakeFirst()
  return made !== undefined
}

export const hasMediaAt = async (
  db: Db,
  { companyID }: CompanyScope,
  messageID: number,
  position: number,
): Promise<boolean> =>
  (await db
    .selectFrom('message_media')
    .select('mediaID')
    .where('companyID', '=', companyID)
    .where('messageID', '=', messageID)
    .where('position', '=', position)
    .executeTakeFirst()) !== undefined

/** Which of some pictures are the company's. */
export const ownMedia = async (db: Db, { companyID }: CompanyScope, mediaIDs: readonly number[]): Promise<number[]> => {
  if (mediaIDs.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .select('mediaID')
    .where('companyID', '=', companyID)
    .where('mediaID', 'in', mediaIDs)
    .execute()
  return rows.map((row) => row.mediaID)
}

export const insertMedia = async (
  db: Db,
  { companyID }: CompanyScope,
  media: Omit<Insertable<MediaTable>, 'companyID'>,
): Promise<number> =>
  (
    await db
      .insertInto('media')
      .values({ companyID, ...media })
      .returning('mediaID')
      .executeTakeFirstOrThrow()
  ).mediaID
