import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { MediaTable } from '#db/message-parts-tables.ts'
import { orNone } from '#db/or-none.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type ReplyViewer, seesReply } from './quick-replies.ts'

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

/** The pictures of these messages, in order, without their bytes. */
export const mediaOfMessages = query((db: Db, { companyID }: CompanyScope, messageIDs: readonly number[]) =>
  pictures(db, { companyID, messageIDs }),
)

export const attachMedia = query(
  async (db: TxDb, { companyID }: CompanyScope, messageID: number, mediaIDs: readonly number[]): Promise<void> => {
    if (mediaIDs.length === 0) return
    await db
      .insertInto('message_media')
      .values(mediaIDs.map((mediaID, position) => ({ companyID, messageID, mediaID, position })))
      .execute()
  },
)

/** Pictures follow their message's store, and the quick reply or mailer they are in; others are their uploader's. */
const seenBy = (db: Db, viewer: ReplyViewer) =>
  db
    .selectFrom('media as d')
    .where('d.companyID', '=', viewer.companyID)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('d.uploadedByID', '=', viewer.userID),
        exists(
          selectFrom('message_media as mm')
            .innerJoin('messages as m', 'm.messageID', 'mm.messageID')
            .select('mm.mediaID')
            .where('mm.companyID', '=', viewer.companyID)
            .whereRef('mm.mediaID', '=', 'd.mediaID')
            .where('m.storeID', 'in', orNone(viewer.storeIDs)),
        ),
        exists(
          selectFrom('quick_reply_media as qm')
            .innerJoin('quick_replies as r', 'r.replyID', 'qm.replyID')
            .select('qm.mediaID')
            .whereRef('qm.mediaID', '=', 'd.mediaID')
            .where('r.companyID', '=', viewer.companyID)
            .where(seesReply(db, viewer)),
        ),
        exists(
          selectFrom('mailer_media as jm')
            .innerJoin('mailers as j', 'j.jobID', 'jm.jobID')
            .select('jm.mediaID')
            .whereRef('jm.mediaID', '=', 'd.mediaID')
            .where('j.companyID', '=', viewer.companyID)
            .where((at) => at.or([at('j.storeID', 'is', null), at('j.storeID', 'in', orNone(viewer.storeIDs))])),
        ),
      ]),
    )

/** Those of these pictures that the viewer may see, without their bytes. */
export const findMedia = query(async (db: Db, viewer: ReplyViewer, mediaIDs: readonly number[]) =>
  mediaIDs.length === 0
    ? []
    : seenBy(db, viewer)
        .select(['d.mediaID', 'd.mediaKey', 'd.type', 'd.bytes', 'd.width', 'd.height'])
        .where('d.mediaID', 'in', mediaIDs)
        .execute(),
)

/** Whether the viewer may see a picture, by the key in its address. */
export const maySeeMedia = query(
  async (db: Db, viewer: ReplyViewer, mediaKey: string): Promise<boolean> =>
    (await seenBy(db, viewer).select('d.mediaID').where('d.mediaKey', '=', mediaKey).executeTakeFirst()) !== undefined,
)

/** Adds a picture that arrived after its message, at its position; false if that position is taken. */
export const attachMediaAt = query(
  async (
    db: TxDb,
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
  },
)

export const hasMediaAt = query(
  async (db: Db, { companyID }: CompanyScope, messageID: number, position: number): Promise<boolean> =>
    (await db
      .selectFrom('message_media')
      .select('mediaID')
      .where('companyID', '=', companyID)
      .where('messageID', '=', messageID)
      .where('position', '=', position)
      .executeTakeFirst()) !== undefined,
)

export const insertMedia = query(
  async (db: TxDb, { companyID }: CompanyScope, media: Omit<Insertable<MediaTable>, 'companyID'>): Promise<number> =>
    (
      await db
        .insertInto('media')
        .values({ companyID, ...media })
        .returning('mediaID')
        .executeTakeFirstOrThrow()
    ).mediaID,
)
