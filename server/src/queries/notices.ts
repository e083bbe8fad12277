import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Insertable, Selectable } from 'kysely'
import type { NoticeTicket } from '@xd/core/domain/notice/given-notice.ts'
import type { SkipReason } from '@xd/core/domain/notice/skip-reasons.ts'
import { PENDING_NOTICES } from '@xd/core/domain/notice/status.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { chunks } from '#db/chunks.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { NoticesTable, NoticeTicketsTable } from '#db/notice-tables.ts'
import { orNone } from '#db/or-none.ts'
import { among, amongThese, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import { companyOfKeys } from '#db/search.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'

export type NoticeRow = Selectable<NoticesTable>
export type NoticeTicketRow = Selectable<NoticeTicketsTable>

export interface NewNotice {
  readonly custID: number | null
  readonly noticeExternalID: string | null
  readonly customerNumber: string
  readonly givenName: string
  readonly givenEmail: string | null
  readonly noticeLanguage: Language | null
  readonly agreedAt: number | null
  readonly postalAddress: string
  /** Why it will not be sent, if that is clear from the start. */
  readonly skipped: SkipReason | null
  readonly tickets: readonly (NoticeTicket & { readonly noticeExternalID: string | null })[]
}

/** Adds notices; returns their ids in the same order. */
const insertNotices = async (db: TxDb, rows: readonly Insertable<NoticesTable>[]): Promise<number[]> => {
  const ids: number[] = []
  for (const some of chunks(rows)) {
    const made = await db.insertInto('notices').values(some).returning('noticeID').execute()
    // Both engines number the rows of one statement in order.
    ids.push(...made.map(({ noticeID }) => noticeID).sort((one, other) => one - other))
  }
  return ids
}

/** Adds notices to a batch, with their tickets. */
export const writeNotices = query(
  async (
    db: TxDb,
    { companyID, storeID, batchID }: Tenant & { readonly storeID: number; readonly batchID: number },
    notices: readonly NewNotice[],
    at: number,
  ): Promise<void> => {
    const ids = await insertNotices(
      db,
      notices.map(({ tickets: _, skipped, ...notice }) => ({
        companyID,
        storeID,
        batchID,
        ...notice,
        noticeStatus: skipped === null ? ('waiting' as const) : ('skipped' as const),
        reason: skipped,
        statusAt: at,
      })),
    )
    const tickets = notices.flatMap((notice, index) =>
      notice.tickets.map(({ amountDue, ...ticket }) => ({
        companyID,
        storeID,
        noticeID: ids[index]!,
        ...ticket,
        amountDueCents: amountDue,
      })),
    )
    for (const some of chunks(tickets)) await db.insertInto('notice_tickets').values(some).execute()
  },
)

type OfNotices = Places<{ companyID: number; noticeIDs: readonly number[] }>

const tickets = prepared((db, { companyID, noticeIDs }: OfNotices) =>
  db
    .selectFrom('notice_tickets')
    .selectAll()
    // The unary plus keeps SQLite from reading the whole company.
    .where(companyOfKeys('notice_tickets'), '=', companyID)
    .where(among(db, 'noticeID', noticeIDs))
    .orderBy('dueDate')
    .orderBy('ticketNumber'),
)

/** The tickets of these notices, by notice, earliest due first. */
export const ticketsOfNotices = query(async (db: Db, { companyID }: Tenant, noticeIDs: readonly number[]) => {
  const rows = noticeIDs.length === 0 ? [] : await tickets(db, { companyID, noticeIDs })
  return groupBy(rows, ({ noticeID }) => noticeID) as ReadonlyMap<number, readonly NoticeTicketRow[]>
})

const calls = prepared((db, { companyID, noticeIDs }: OfNotices) =>
  db
    .selectFrom('notice_calls')
    .selectAll()
    .where('companyID', '=', companyID)
    .where(among(db, 'noticeID', noticeIDs))
    .orderBy('noticeCallID'),
)

/** The calls about these notices, oldest first. */
export const callsOfNotices = async (db: Db, { companyID }: Tenant, noticeIDs: readonly number[]) =>
  noticeIDs.length === 0 ? [] : calls(db, { companyID, noticeIDs })

export const { update: updateNotice } = rowsByID('notices', 'noticeID')

/** The notice that a message carried, locked. */
export const noticeOfMessage = query((db: TxDb, messageID: number): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('messageID', '=', messageID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst(),
)

interface NextNotices {
  readonly now: number
  readonly limit: number
}

const nextNotices = (db: Db, { companyID }: Tenant, batchID: number, { now, limit }: NextNotices) =>
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

/** A batch's next notices to decide on: those waiting, and held ones whose time has come. */
export const findNextNotices = query(
  (db: Db, scope: Tenant, batchID: number, next: NextNotices): Promise<NoticeRow[]> =>
    nextNotices(db, scope, batchID, next).execute(),
)

/** The same, locked. */
export const lockNextNotices = query(
  (db: TxDb, scope: Tenant, batchID: number, next: NextNotices): Promise<NoticeRow[]> =>
    nextNotices(db, scope, batchID, next)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .execute(),
)

/** When the next held notice of a batch may leave. */
export const nextNoticeHeldUntil = query(async (db: Db, { companyID }: Tenant, batchID: number) => {
  const { at } = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.min<number | null>('heldUntil').as('at'))
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .where('noticeStatus', '=', 'held')
    .executeTakeFirstOrThrow()
  return at ?? undefined
})

/** Cancels everything unsent in a batch; returns how many. */
export const cancelPendingNotices = query(async (db: TxDb, { companyID }: Tenant, batchID: number, at: number) => {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ noticeStatus: 'canceled', heldUntil: null, statusAt: at })
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .where('noticeStatus', 'in', PENDING_NOTICES)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
})

/** A batch's notices on which nothing has been decided yet. */
export const waitingNotices = query((db: Db, { companyID }: Tenant, batchID: number): Promise<NoticeRow[]> =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .where('noticeStatus', '=', 'waiting')
    .orderBy('noticeID')
    .execute(),
)

/** A customer's letters that have not been mailed wait again. Returns their batches. */
export const releaseLetters = query(
  async (db: TxDb, { companyID }: Tenant, custID: number, at: number): Promise<number[]> => {
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
  },
)

/** Locks these notices in the caller's stores. */
export const lockNotices = query((db: TxDb, { companyID, storeIDs }: CompanyScope, noticeIDs: readonly number[]) =>
  db
    .selectFrom('notices')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where(amongThese(db, 'noticeID', noticeIDs))
    .orderBy('noticeID')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute(),
)

export const { insert: insertCall } = rowsByID('notice_calls', 'noticeCallID')

/** The end of grace that a notice names for one of its tickets. */
export const setNoticeGrace = query(
  (
    db: TxDb,
    { companyID }: Tenant,
    {
      noticeID,
      ticketNumber,
      graceDate,
    }: { readonly noticeID: number; readonly ticketNumber: string; readonly graceDate: LocalDay },
  ) =>
    db
      .updateTable('notice_tickets')
      .set({ graceDate })
      .where('companyID', '=', companyID)
      .where('noticeID', '=', noticeID)
      .where('ticketNumber', '=', ticketNumber)
      .execute(),
)
