// Messages and pictures older than their company keeps them. They are processed conversation by conversation, because
// most reasons to keep a message concern its conversation or its customer.
import { sql, type SqlBool } from 'kysely'
import { MERGE_UNDO_DAYS } from '@xd/core/domain/customer/merge.ts'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { amongThese } from '#db/prepared.ts'
import type { Tenant } from '#db/scope.ts'
import { eraseMedia } from './erase-media.ts'
import { eraseMessages } from './erasure.ts'
import { keepFigures } from './message-days.ts'

/** Records older than `before` are deleted, except those still in use. */
export interface Old {
  readonly before: number
  readonly now: number
}

/** How many were deleted, and the bytes of pictures among them. */
export interface Removed {
  readonly deleted: number
  readonly bytes: number
}

export interface OldRecords {
  readonly count: (db: Db, scope: Tenant, old: Old) => Promise<{ count: number; oldest: number | null; bytes: number }>
  /** The next ones after a place, at most some hundred, and the place to go on from. */
  readonly next: (
    db: Db,
    scope: Tenant,
    old: Old,
    after: number,
  ) => Promise<{ ids: readonly number[]; doneThrough: number; isLast: boolean }>
  readonly remove: (db: TxDb, scope: Tenant, old: Old, ids: readonly number[]) => Promise<Removed>
}

/** Consent is proved by the messages shortly before it, and by the answer to it. */
const SAID_WITHIN_MS = 30 * DAY_MS
const ANSWERED_WITHIN_MS = HOUR_MS

/**
 * Conversations without open matters: read, answered, no request that can be paid, no open ticket, and no merge that
 * can still be undone.
 */
const isSettled = ({ now }: Old) => sql<SqlBool>`c."convoUnread" = 0
  and not (c."convoStatus" = 'active' and c."convoWaitingSince" is not null)
  and not exists (select 1 from payments as p where p."companyID" = c."companyID" and p."convoID" = c."convoID"
    and p."paymentStatus" = 'sent' and p."validBeforeAt" > ${now})
  and not exists (select 1 from tickets as t where t."companyID" = c."companyID" and t."custID" = c."custID"
    and t."ticketStatus" = 'active')
  and not exists (select 1 from customer_merges as g where g."companyID" = c."companyID" and g."custID" = c."custID"
    and g."undoneAt" is null and g."mergedAt" > ${now - MERGE_UNDO_DAYS * DAY_MS})`

/** Messages that are over, and prove nothing: no notice, no quote request, no request to stop, nothing near a consent. */
const isOver = ({ before }: Old) => sql<SqlBool>`m."messageAt" < ${before}
  and m."messageStatus" not in ('scheduled', 'queued', 'sending') and coalesce(m."messageOrigin", '') <> 'notice'
  and not exists (select 1 from quote_leads as l where l."messageID" = m."messageID")
  and not exists (select 1 from stop_requests as r where r."companyID" = c."companyID" and r."messageID" = m."messageID")
  and not exists (select 1 from electronic_choices as e where e."companyID" = c."companyID" and e."custID" = c."custID"
    and e."askedMessageID" = m."messageID")
  and not exists (select 1 from customer_consents as k where k."companyID" = c."companyID" and k."custID" = c."custID"
    and k."at" >= m."messageAt" - ${ANSWERED_WITHIN_MS} and k."at" <= m."messageAt" + ${SAID_WITHIN_MS})`

const oldConversations = (db: Db, { companyID }: Tenant, old: Old) =>
  db
    .selectFrom('conversations as c')
    .where('c.companyID', '=', companyID)
    .where('c.convoBegunAt', '<', old.before)
    .where(isSettled(old))

const oldMessages = (db: Db, scope: Tenant, old: Old) =>
  oldConversations(db, scope, old)
    .innerJoin('messages as m', (join) =>
      join.onRef('m.companyID', '=', 'c.companyID').onRef('m.convoID', '=', 'c.convoID'),
    )
    .where(isOver(old))

const oldPictures = (db: Db, scope: Tenant, old: Old) =>
  oldMessages(db, scope, old).innerJoin('message_media as mm', (join) =>
    join.onRef('mm.companyID', '=', 'm.companyID').onRef('mm.messageID', '=', 'm.messageID'),
  )

const bytesOf = async (db: Db, scope: Tenant, old: Old): Promise<number> => {
  const { bytes } = await db
    .selectFrom('media')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
    .where('mediaID', 'in', oldPictures(db, scope, old).select('mm.mediaID'))
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Conversations that are looked through at a time. */
const CONVERSATIONS = 200

/** The next messages to be deleted, or to lose their pictures, among the next conversations. */
const nextIn =
  (of: typeof oldMessages | typeof oldPictures, limit: number): OldRecords['next'] =>
  async (db, scope, old, after) => {
    const convos = await oldConversations(db, scope, old)
      .select('c.convoID')
      .where('c.convoID', '>', after)
      .orderBy('c.convoID')
      .limit(CONVERSATIONS)
      .execute()
    if (convos.length === 0) return { ids: [], doneThrough: after, isLast: true }
    const convoIDs = convos.map(({ convoID }) => convoID)
    const rows = await (of as typeof oldMessages)(db, scope, old)
      .select(['m.messageID', 'c.convoID'])
      .distinct()
      .where(amongThese(db, 'c.convoID', convoIDs))
      .orderBy('c.convoID')
      .orderBy('m.messageID')
      .limit(limit)
      .execute()
    const isWhole = rows.length < limit
    return {
      ids: rows.map(({ messageID }) => messageID),
      // The last conversation may have more.
      doneThrough: isWhole ? convoIDs.at(-1)! : rows.at(-1)!.convoID - 1,
      isLast: isWhole && convos.length < CONVERSATIONS,
    }
  }

/** The messages among these that may still be deleted, with their conversations locked against new messages. */
const lockOld = async (db: TxDb, scope: Tenant, old: Old, messageIDs: readonly number[]) => {
  if (isPostgres(db))
    await db
      .selectFrom('conversations as c')
      .select('c.convoID')
      .where('c.companyID', '=', scope.companyID)
      .where('c.convoID', 'in', db.selectFrom('messages').select('convoID').where('messageID', 'in', messageIDs))
      .orderBy('c.convoID')
      .forUpdate()
      .execute()
  return oldMessages(db, scope, old)
    .select(['m.messageID', 'm.convoID'])
    .where('m.messageID', 'in', messageIDs)
    .execute()
}

const NOTHING: Removed = { deleted: 0, bytes: 0 }

/** Deletes messages and updates their conversations: the last message, the mark, references to them, the figures. */
const removeMessages: OldRecords['remove'] = async (db, scope, old, chosen) => {
  const rows = await lockOld(db, scope, old, chosen)
  if (rows.length === 0) return NOTHING
  const { companyID } = scope
  const messageIDs = rows.map(({ messageID }) => messageID)
  await keepFigures(db, scope, messageIDs)
  await db
    .updateTable('mailer_recipients')
    .set({ messageID: null })
    .where('companyID', '=', companyID)
    .where('messageID', 'in', messageIDs)
    .execute()
  await db
    .updateTable('conversations')
    .set({ convoLastMessageID: null })
    .where('companyID', '=', companyID)
    .where('convoLastMessageID', 'in', messageIDs)
    .where('convoID', 'in', [...new Set(rows.map(({ convoID }) => convoID))])
    .execute()
  await db
    .updateTable('conversations')
    .set({ convoDeletedBefore: old.before })
    .where('companyID', '=', companyID)
    .where('convoID', 'in', [...new Set(rows.map(({ convoID }) => convoID))])
    .execute()
  const bytes = await eraseMessages(db, scope, messageIDs, old.now)
  return { deleted: messageIDs.length, bytes }
}

/** Deletes the pictures of messages, which remember how many there were. */
const removePictures: OldRecords['remove'] = async (db, scope, old, chosen) => {
  const rows = await lockOld(db, scope, old, chosen)
  if (rows.length === 0) return NOTHING
  const { companyID } = scope
  const messageIDs = rows.map(({ messageID }) => messageID)
  await sql`update messages set "messagePicturesDeleted" = "messagePicturesDeleted"
      + (select count(*) from message_media as mm where mm."companyID" = messages."companyID" and mm."messageID" = messages."messageID")
    where "messageID" in (${sql.join(messageIDs)})`.execute(db)
  const shown = await db
    .deleteFrom('message_media')
    .where('companyID', '=', companyID)
    .where('messageID', 'in', messageIDs)
    .returning('mediaID')
    .execute()
  const bytes = await eraseMedia(db, scope, [...new Set(shown.map(({ mediaID }) => mediaID))])
  return { deleted: shown.length, bytes }
}

export const OLD_MESSAGES: OldRecords = {
  count: async (db, scope, old) => ({
    ...(await oldMessages(db, scope, old)
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<number | null>('m.messageAt').as('oldest')])
      .executeTakeFirstOrThrow()),
    bytes: await bytesOf(db, scope, old),
  }),
  // Among a million, a hundred took 100 ms.
  next: nextIn(oldMessages, 25),
  remove: removeMessages,
}

export const OLD_PICTURES: OldRecords = {
  count: async (db, scope, old) => ({
    ...(await oldPictures(db, scope, old)
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min<number | null>('m.messageAt').as('oldest')])
      .executeTakeFirstOrThrow()),
    bytes: await bytesOf(db, scope, old),
  }),
  next: nextIn(oldPictures, 25),
  remove: removePictures,
}
