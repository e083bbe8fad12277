import type { Insertable, Selectable, Updateable } from 'kysely'
import { PENDING_NOTICES } from '@xd/core/domain/notice/status.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { NoticeCallsTable, NoticesTable, NoticeTicketsTable } from '#db/notice-tables.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

export type NoticeRow = Selectable<NoticesTable>
export type NoticeTicketRow = Selectable<NoticeTicketsTable>
type Scope = Pick<CompanyScope, 'companyID'>

/** Rows that fit in one statement. */
const AT_ONCE = 500

const chunked = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) => rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE))

/** Adds notices; returns their ids in the same order. */
export const insertNotices = async (db: TxDb, rows: readonly Insertable<NoticesTable>[]): Promise<number[]> => {
  const ids: number[] = []
  for (const some of chunked(rows)) {
    const made = await db.insertInto('notices').values(some).returning('noticeID').execute()
    // Both engines number the rows of one statement in its order.
    ids.push(...made.map(({ noticeID }) => noticeID).sort((one, other) => one - other))
  }
  return ids
}

export const insertNoticeTickets = async (db: TxDb, rows: readonly Insertable<NoticeTicketsTable>[]): Promise<void> => {
  for (const some of chunked(rows)) await db.insertInto('notice_tickets').values(some).execute()
}

/** The tickets of these notices, by notice, those due first at the top. */
export const ticketsOfNotices = async (db: Db, { companyID }: Scope, noticeIDs: readonly number[]) => {
  const rows = await db
    .selectFrom('notice_tickets')
    .selectAll()
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'noticeID', noticeIDs))
    .orderBy('dueDate')
    .orderBy('ticketNumber')
    .execute()
  const byNotice = new Map<number, NoticeTicketRow[]>()
  for (const row of rows) byNotice.set(row.noticeID, [...(byNotice.get(row.noticeID) ?? []), row])
  return byNotice as ReadonlyMap<number, readonly NoticeTicketRow[]>
}

/** The calls about these notices, the first at the top. */
export const callsOfNotices = (db: Db, { companyID }: Scope, noticeIDs: readonly number[]) =>
  db
    .selectFrom('notice_calls')
    .selectAll()
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'noticeID', noticeIDs))
    .orderBy('noticeCallID')
    .execute()

export const updateNotice = (db: TxDb, { companyID }: Scope, noticeID: number, change: Updateable<NoticesTable>) =>
  db.updateTable('notices').set(change).where('companyID', '=', companyID).where('noticeID', '=', noticeID).execute()

/** The notice that a message carried, locked. */
export const noticeOfMessage = (db: TxDb, messageID: number): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('messageID', '=', messageID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()

/** The next notices of a batch to decide on: those that wait, and those whose time has come. */
export const nextNotices = async (
  db: TxDb,
  { companyID }: Scope,
  batchID: number,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<NoticeRow[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .where((eb) =>
      eb.or([
        eb('noticeStatus', '=', 'waiting'),
        eb.and([eb('noticeStatus', '=', 'held'), eb('heldUntil', '<=', now)]),
      ]),
    )
    .orderBy('noticeID')
    .limit(limit)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()

/** When the next held notice of a batch may leave. */
export const nextNoticeHeldUntil = async (db: Db, { companyID }: Scope, batchID: number) => {
  const { at } = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.min<number | null>('heldUntil').as('at'))
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .where('noticeStatus', '=', 'held')
    .executeTakeFirstOrThrow()
  return at ?? undefined
}

/** What has not left a batch never will; returns how many. */
export const cancelPendingNotices = async (db: TxDb, { companyID }: Scope, batchID: number, at: number) => {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ noticeStatus: 'canceled', heldUntil: null, statusAt: at })
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .where('noticeStatus', 'in', PENDING_NOTICES)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The notices of a batch on which nothing has been decided yet. */
export const waitingNotices = (db: Db, { companyID }: Scope, batchID: number): Promise<NoticeRow[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .where('noticeStatus', '=', 'waiting')
    .orderBy('noticeID')
    .execute()

/** A customer's letters that nobody has mailed wait again. Returns their batches. */
export const releaseLetters = async (db: TxDb, { companyID }: Scope, custID: number, at: number): Promise<number[]> => {
  const released = await db
    .updateTable('notices')
    .set({ noticeStatus: 'waiting', reason: null, subject: null, body: null, statusAt: at })
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('noticeStatus', '=', 'letter')
    .where('reason', '=', 'unproved')
    .returning('batchID')
    .execute()
  return [...new Set(released.map(({ batchID }) => batchID))]
}

/** These notices of the caller's stores, locked. */
export const lockNotices = (db: TxDb, { companyID, storeIDs }: CompanyScope, noticeIDs: readonly number[]) =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where(amongThese(db, 'noticeID', noticeIDs))
    .orderBy('noticeID')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()

export const insertCall = (db: TxDb, row: Insertable<NoticeCallsTable>) =>
  db.insertInto('notice_calls').values(row).execute()
