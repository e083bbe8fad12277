import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { QuickRepliesTable } from '#db/message-parts-tables.ts'
import { among, amongThese, type Given, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'

/** A caller. Users who may change settings also see replies for closed stores. */
export interface ReplyViewer extends CompanyScope {
  readonly userID: number
  readonly pastStoreIDs?: readonly number[]
}

type Row = Selectable<QuickRepliesTable>

/** A reply with its stores (none means all of them) and its pictures. */
export interface ReplyRow extends Row {
  readonly stores: readonly number[]
  readonly pictures: readonly Omit<Picture, 'replyID'>[]
}

interface Viewed {
  companyID: number
  userID: number
  storeIDs: readonly number[]
}
const viewOf = ({ companyID, userID, storeIDs, pastStoreIDs = [] }: ReplyViewer): Viewed => ({
  companyID,
  userID,
  storeIDs: [...storeIDs, ...pastStoreIDs],
})

/**
 * The viewer's own replies, and shared ones for any of their stores: `atTheirs` says whether `s.storeID` is one of
 * them.
 */
const seenWhere =
  (userID: Given<number>, atTheirs: Expression<SqlBool>) =>
  ({ or, and, eb, not, exists, selectFrom }: ExpressionBuilder<Tables & { r: QuickRepliesTable }, 'r'>) => {
    const stores = selectFrom('quick_reply_stores as s').select('s.storeID').whereRef('s.replyID', '=', 'r.replyID')
    return or([
      eb('r.replyUserID', '=', userID),
      and([eb('r.replyUserID', 'is', null), or([not(exists(stores)), exists(stores.where(atTheirs))])]),
    ])
  }

/** The replies that a viewer sees, in any other query. */
export const seesReply = (db: Db, viewer: ReplyViewer) =>
  seenWhere(viewer.userID, amongThese(db, 's.storeID', viewOf(viewer).storeIDs))

const seen = (db: Db, { companyID, userID, storeIDs }: Places<Viewed>) =>
  db
    .selectFrom('quick_replies as r')
    .where('r.companyID', '=', companyID)
    .where(seenWhere(userID, among(db, 's.storeID', storeIDs)))

const everySeen = prepared((db, viewed: Places<Viewed>) =>
  seen(db, viewed).selectAll('r').orderBy('r.replyOrder').orderBy('r.replyID'),
)
const seenByID = prepared((db, viewed: Places<Viewed & { replyIDs: readonly number[] }>) =>
  seen(db, viewed)
    .selectAll('r')
    .where(among(db, 'r.replyID', viewed.replyIDs)),
)

type Parts = Places<{ companyID: number; replyIDs: readonly number[] }>

const storesOf = prepared((db, { companyID, replyIDs }: Parts) =>
  db
    .selectFrom('quick_reply_stores')
    .select(['replyID', 'storeID'])
    .where('companyID', '=', companyID)
    .where(among(db, 'replyID', replyIDs))
    .orderBy('storeID'),
)
/** Without their bytes. */
const picturesOf = prepared((db, { companyID, replyIDs }: Parts) =>
  db
    .selectFrom('quick_reply_media as qm')
    .innerJoin('media as d', 'd.mediaID', 'qm.mediaID')
    .select(['qm.replyID', 'd.mediaID', 'd.mediaKey', 'd.type', 'd.bytes', 'd.width', 'd.height'])
    .where('qm.companyID', '=', companyID)
    .where(among(db, 'qm.replyID', replyIDs))
    .orderBy('qm.position'),
)
type Picture = Awaited<ReturnType<typeof picturesOf>>[number]

const withParts = async (db: Db, companyID: number, rows: readonly Row[]): Promise<ReplyRow[]> => {
  if (rows.length === 0) return []
  const replyIDs = rows.map(({ replyID }) => replyID)
  const [stores, pictures] = await Promise.all([
    storesOf(db, { companyID, replyIDs }),
    picturesOf(db, { companyID, replyIDs }),
  ])
  return rows.map((row) => ({
    ...row,
    stores: stores.flatMap(({ replyID, storeID }) => (replyID === row.replyID ? [storeID] : [])),
    pictures: pictures.flatMap(({ replyID, ...picture }) => (replyID === row.replyID ? [picture] : [])),
  }))
}

/** In order: shared ones, then the viewer's own. */
export const listQuickReplies = async (db: Db, viewer: ReplyViewer): Promise<ReplyRow[]> => {
  const rows = await everySeen(db, viewOf(viewer))
  const isMine = ({ replyUserID }: Row) => replyUserID !== null
  return withParts(db, viewer.companyID, [...rows.filter((row) => !isMine(row)), ...rows.filter(isMine)])
}

export const countQuickReplies = async (db: Db, viewer: ReplyViewer, ids: readonly number[]): Promise<number> =>
  (await seenByID(db, { ...viewOf(viewer), replyIDs: ids })).length

/** A user's replies or, with null, the shared ones, in order, locked until the transaction ends. */
export const lockReplies = query(
  async (db: TxDb, { companyID }: CompanyScope, replyUserID: number | null): Promise<ReplyRow[]> => {
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
  },
)

export const findReply = query(
  async (db: Db, viewer: ReplyViewer, replyID: number): Promise<ReplyRow | undefined> =>
    (await withParts(db, viewer.companyID, await seenByID(db, { ...viewOf(viewer), replyIDs: [replyID] })))[0],
)

/** Deletes a reply with its stores and pictures. The pictures themselves stay: messages may show them. */
export const { insert: insertReply, update: updateReply, remove: deleteReply } = rowsByID('quick_replies', 'replyID')

export const replaceReplyStores = query(
  async (db: TxDb, { companyID }: CompanyScope, replyID: number, storeIDs: readonly number[]): Promise<void> => {
    await db
      .deleteFrom('quick_reply_stores')
      .where('companyID', '=', companyID)
      .where('replyID', '=', replyID)
      .execute()
    if (storeIDs.length === 0) return
    await db
      .insertInto('quick_reply_stores')
      .values(storeIDs.map((storeID) => ({ companyID, replyID, storeID })))
      .execute()
  },
)

export const replaceReplyMedia = query(
  async (db: TxDb, { companyID }: CompanyScope, replyID: number, mediaIDs: readonly number[]): Promise<void> => {
    await db.deleteFrom('quick_reply_media').where('companyID', '=', companyID).where('replyID', '=', replyID).execute()
    if (mediaIDs.length === 0) return
    await db
      .insertInto('quick_reply_media')
      .values(mediaIDs.map((mediaID, position) => ({ companyID, replyID, mediaID, position })))
      .execute()
  },
)
