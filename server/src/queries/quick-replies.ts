import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { QuickRepliesTable } from '#db/message-parts-tables.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'

/** A caller. Users who may change settings also see replies for stores that were closed down. */
export interface ReplyViewer extends CompanyScope {
  readonly userID: number
  readonly pastStoreIDs?: readonly number[]
}

type Row = Selectable<QuickRepliesTable>

/** A reply with the stores it is for (none for all of them) and its pictures. */
export interface ReplyRow extends Row {
  readonly stores: readonly number[]
  readonly pictures: readonly number[]
}

/** Their own replies, and those of everybody for one of their stores. */
export const seesReply =
  ({ userID, storeIDs, pastStoreIDs = [] }: ReplyViewer) =>
  ({ or, and, eb, not, exists, selectFrom }: ExpressionBuilder<Tables & { r: QuickRepliesTable }, 'r'>) => {
    const stores = selectFrom('quick_reply_stores as s').select('s.storeID').whereRef('s.replyID', '=', 'r.replyID')
    return or([
      eb('r.replyUserID', '=', userID),
      and([
        eb('r.replyUserID', 'is', null),
        or([not(exists(stores)), exists(stores.where('s.storeID', 'in', orNone([...storeIDs, ...pastStoreIDs])))]),
      ]),
    ])
  }

const seen = (db: Db, viewer: ReplyViewer) =>
  db.selectFrom('quick_replies as r').where('r.companyID', '=', viewer.companyID).where(seesReply(viewer))

const withParts = async (db: Db, companyID: number, rows: readonly Row[]): Promise<ReplyRow[]> => {
  if (rows.length === 0) return []
  const replyIDs = rows.map(({ replyID }) => replyID)
  const [stores, pictures] = await Promise.all([
    db
      .selectFrom('quick_reply_stores')
      .select(['replyID', 'storeID'])
      .where('companyID', '=', companyID)
      .where('replyID', 'in', replyIDs)
      .orderBy('storeID')
      .execute(),
    db
      .selectFrom('quick_reply_media')
      .select(['replyID', 'mediaID'])
      .where('companyID', '=', companyID)
      .where('replyID', 'in', replyIDs)
      .orderBy('position')
      .execute(),
  ])
  return rows.map((row) => ({
    ...row,
    stores: stores.flatMap(({ replyID, storeID }) => (replyID === row.replyID ? [storeID] : [])),
    pictures: pictures.flatMap(({ replyID, mediaID }) => (replyID === row.replyID ? [mediaID] : [])),
  }))
}

/** In order: everybody's, then the viewer's own. */
export const listQuickReplies = async (db: Db, viewer: ReplyViewer): Promise<ReplyRow[]> => {
  const rows = await seen(db, viewer).selectAll('r').orderBy('r.replyOrder').orderBy('r.replyID').execute()
  const isMine = ({ replyUserID }: Row) => replyUserID !== null
  return withParts(db, viewer.companyID, [...rows.filter((row) => !isMine(row)), ...rows.filter(isMine)])
}

export const countQuickReplies = async (db: Db, viewer: ReplyViewer, ids: readonly number[]): Promise<number> =>
  (await seen(db, viewer).select('r.replyID').where('r.replyID', 'in', orNone(ids)).execute()).length

/** The replies of a user, or with null those of everybody, in order, locked until the transaction ends. */
export const lockReplies = async (
  db: TxDb,
  { companyID }: CompanyScope,
  replyUserID: number | null,
): Promise<ReplyRow[]> => {
  const rows = await db
    .selectFrom('quick_replies')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('replyUserID', replyUserID === null ? 'is' : '=', replyUserID)
    .orderBy('replyOrder')
    .orderBy('replyID')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()
  return withParts(db, companyID, rows)
}

export const findReply = async (db: Db, viewer: ReplyViewer, replyID: number): Promise<ReplyRow | undefined> =>
  (
    await withParts(
      db,
      viewer.companyID,
      await seen(db, viewer).selectAll('r').where('r.replyID', '=', replyID).execute(),
    )
  )[0]

export const insertReply = async (db: TxDb, reply: Omit<Insertable<QuickRepliesTable>, 'replyID'>): Promise<number> =>
  (await db.insertInto('quick_replies').values(reply).returning('replyID').executeTakeFirstOrThrow()).replyID

export const updateReply = (
  db: TxDb,
  { companyID }: CompanyScope,
  replyID: number,
  change: Updateable<QuickRepliesTable>,
) =>
  db
    .updateTable('quick_replies')
    .set(change)
    .where('companyID', '=', companyID)
    .where('replyID', '=', replyID)
    .execute()

/** Deletes a reply with its stores and pictures. The pictures themselves stay: messages may show them. */
export const deleteReply = (db: TxDb, { companyID }: CompanyScope, replyID: number) =>
  db.deleteFrom('quick_replies').where('companyID', '=', companyID).where('replyID', '=', replyID).execute()

export const replaceReplyStores = async (
  db: TxDb,
  { companyID }: CompanyScope,
  replyID: number,
  storeIDs: readonly number[],
): Promise<void> => {
  await db.deleteFrom('quick_reply_stores').where('companyID', '=', companyID).where('replyID', '=', replyID).execute()
  if (storeIDs.length === 0) return
  await db
    .insertInto('quick_reply_stores')
    .values(storeIDs.map((storeID) => ({ companyID, replyID, storeID })))
    .execute()
}

export const replaceReplyMedia = async (
  db: TxDb,
  { companyID }: CompanyScope,
  replyID: number,
  mediaIDs: readonly number[],
): Promise<void> => {
  await db.deleteFrom('quick_reply_media').where('companyID', '=', companyID).where('replyID', '=', replyID).execute()
  if (mediaIDs.length === 0) return
  await db
    .insertInto('quick_reply_media')
    .values(mediaIDs.map((mediaID, position) => ({ companyID, replyID, mediaID, position })))
    .execute()
}
