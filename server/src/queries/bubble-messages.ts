import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { Tenant } from '#db/scope.ts'

interface Place {
  readonly companyID: number
  readonly sessionID: number
}

/** A chat's messages after a given one, oldest first: nothing else from its conversation. */
export const messagesOfChat = query((db: Db, { companyID, sessionID }: Place, after: number, limit: number) =>
  db
    .selectFrom('bubble_messages as b')
    .innerJoin('messages as m', 'm.messageID', 'b.messageID')
    .select(['m.messageID', 'm.messageDirection', 'm.messageBody', 'm.messageAt', 'm.clientMessageID'])
    .where('b.companyID', '=', companyID)
    .where('b.sessionID', '=', sessionID)
    .where('b.messageID', '>', after)
    .orderBy('b.messageID')
    .limit(limit)
    .execute(),
)

export const linkToChat = query((db: TxDb, { companyID, sessionID }: Place, messageID: number, readAt: number | null) =>
  db.insertInto('bubble_messages').values({ companyID, sessionID, messageID, readAt }).execute(),
)

/** A staff message in a chat: the visitor has it once their panel has fetched it. */
export const sayInChat = query(async (db: TxDb, { companyID }: Tenant, sessionID: number, messageID: number) => {
  await linkToChat(db, { companyID, sessionID }, messageID, null)
  await db
    .updateTable('bubble_sessions')
    .set({ lastMessageID: messageID })
    .where('companyID', '=', companyID)
    .where('sessionID', '=', sessionID)
    .execute()
})

const unread = (db: Db, { companyID, sessionID }: Place) =>
  db
    .selectFrom('bubble_messages')
    .select('messageID')
    .where('companyID', '=', companyID)
    .where('sessionID', '=', sessionID)
    .where('readAt', 'is', null)
    .orderBy('messageID')

/** Staff messages in a chat that the visitor has not received. */
export const unreadInChat = query(async (db: Db, place: Place): Promise<number[]> =>
  (await unread(db, place).execute()).map(({ messageID }) => messageID),
)

/** Marks staff messages up to a given one as received by the visitor, and returns which they are. */
export const markReadInChat = query(async (db: TxDb, place: Place, upTo: number, readAt: number): Promise<number[]> => {
  const rows = await unread(db, place).where('messageID', '<=', upTo).execute()
  const messageIDs = rows.map(({ messageID }) => messageID)
  if (messageIDs.length === 0) return []
  const ofThese = { companyID: place.companyID, messageIDs }
  await setRead(db, ofThese, readAt)
  await db
    .updateTable('messages')
    .set({ messageStatus: 'delivered' })
    .where('companyID', '=', ofThese.companyID)
    .where('messageID', 'in', messageIDs)
    .execute()
  return messageIDs
})

export const setRead = query(
  (db: TxDb, { companyID, messageIDs }: { companyID: number; messageIDs: readonly number[] }, readAt: number) =>
    db
      .updateTable('bubble_messages')
      .set({ readAt })
      .where('companyID', '=', companyID)
      .where('messageID', 'in', messageIDs)
      .execute(),
)

/** The visitors who wrote these messages. */
export const visitorsOfMessages = async (db: Db, { companyID }: Tenant, messageIDs: readonly number[]) =>
  messageIDs.length === 0
    ? []
    : db
        .selectFrom('bubble_messages as b')
        .innerJoin('bubble_sessions as s', 's.sessionID', 'b.sessionID')
        .select(['b.messageID', 's.visitorName', 's.provedAt'])
        .where('b.companyID', '=', companyID)
        .where('b.messageID', 'in', messageIDs)
        .execute()

export const insertUpload = query(
  (db: TxDb, upload: Place & { readonly mediaID: number; readonly uploadedAt: number }) =>
    db.insertInto('bubble_uploads').values(upload).execute(),
)

export const countUploads = query(
  async (db: Db, { companyID, sessionID }: Place): Promise<number> =>
    (
      await db
        .selectFrom('bubble_uploads')
        .select('mediaID')
        .where('companyID', '=', companyID)
        .where('sessionID', '=', sessionID)
        .execute()
    ).length,
)

/** Deletes a picture that nothing shows yet. */
export const { remove: deletePicture } = rowsByID('media', 'mediaID')

/** Takes pictures uploaded in this chat for a message. Others are ignored. */
export const takeUploads = query(
  async (db: TxDb, { companyID, sessionID }: Place, mediaIDs: readonly number[]): Promise<number[]> => {
    if (mediaIDs.length === 0) return []
    const taken = await db
      .deleteFrom('bubble_uploads')
      .where('companyID', '=', companyID)
      .where('sessionID', '=', sessionID)
      .where('mediaID', 'in', mediaIDs)
      .returning('mediaID')
      .execute()
    return mediaIDs.filter((mediaID) => taken.some((one) => one.mediaID === mediaID))
  },
)
