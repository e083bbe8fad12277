// The two events that end notices: an answer from the customer, or a payment for the tickets.
import { type NoticeLaw, outlivesAnswer } from '@xd/core/domain/notice/lawful.ts'
import { noticeAfterAnswer, noticeAfterPayment, PENDING_NOTICES, SENT_NOTICES } from '@xd/core/domain/notice/status.ts'
import type { StopCause } from '@xd/core/domain/notice/stop-cause.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { ticketsOfNotices, updateNotice } from './notices.ts'

/** A letter or a call reached them. Its moment is when that was recorded, whatever text was sent before. */
const REACHED_BY_HAND = ['mailed', 'called'] as const

/** A customer's open notices from a store: those waiting, and those sent between two times. */
const openOf = (
  db: TxDb,
  { companyID }: Tenant,
  {
    storeID,
    custID,
    since,
    at,
  }: { readonly storeID: number; readonly custID: number; readonly since: number; readonly at: number },
) =>
  db
    .selectFrom('notices as n')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .select(['n.noticeID', 'n.batchID', 'n.noticeStatus', 'b.batchKind'])
    .where('n.companyID', '=', companyID)
    .where('n.custID', '=', custID)
    .where('n.storeID', '=', storeID)
    .where((eb) =>
      eb.or([
        eb('n.noticeStatus', 'in', PENDING_NOTICES),
        eb.and([eb('n.noticeStatus', 'in', SENT_NOTICES), eb.between('n.sentAt', since, at)]),
        eb.and([eb('n.noticeStatus', 'in', REACHED_BY_HAND), eb.between('n.statusAt', since, at)]),
      ]),
    )
    .orderBy('n.noticeID')
    .$if(isPostgres(db), (query) => query.forUpdate('n'))
    .execute()

/** Stops further notices about these tickets. A payment ends legally required notices even after an answer or STOP. */
export const stopNotices = query(
  async (
    db: TxDb,
    { companyID, storeID }: Tenant & { readonly storeID: number },
    tickets: readonly { readonly ticketNumber: string; readonly dueDate: string }[],
    cause: StopCause,
    at: number,
  ): Promise<void> => {
    if (tickets.length === 0) return
    await db
      .insertInto('notice_stops')
      .values(tickets.map(({ ticketNumber, dueDate }) => ({ companyID, storeID, ticketNumber, dueDate, cause, at })))
      .onConflict((conflict) =>
        cause === 'paid'
          ? conflict.columns(['storeID', 'ticketNumber', 'dueDate']).doUpdateSet({ cause, at })
          : conflict.doNothing(),
      )
      .execute()
  },
)

/** Handles a customer's answer to a store under this law. Returns the batches with notices that this ends. */
export const answerNotices = query(
  async (
    db: TxDb,
    scope: Tenant,
    whose: {
      readonly storeID: number
      readonly custID: number
      readonly law: NoticeLaw
      readonly since: number
      readonly at: number
    },
  ): Promise<number[]> => {
    const open = await openOf(db, scope, whose)
    const tickets = await ticketsOfNotices(
      db,
      scope,
      open.map(({ noticeID }) => noticeID),
    )
    const ended = open.filter(({ batchKind, noticeStatus }) => !outlivesAnswer(whose.law, batchKind, noticeStatus))
    for (const { noticeID, noticeStatus } of ended)
      await updateNotice(db, scope, noticeID, {
        noticeStatus: noticeAfterAnswer(noticeStatus),
        statusAt: whose.at,
        answeredAt: whose.at,
        heldUntil: null,
      })
    await stopNotices(db, { ...scope, storeID: whose.storeID }, [...tickets.values()].flat(), 'answered', whose.at)
    return [...new Set(ended.map(({ batchID }) => batchID))]
  },
)

/** Handles a payment for a store's tickets. Returns the batches with notices that this ends. */
export const payNotices = query(
  async (
    db: TxDb,
    scope: Tenant,
    {
      storeID,
      ticketNumbers,
      at,
    }: { readonly storeID: number; readonly ticketNumbers: readonly string[]; readonly at: number },
  ): Promise<number[]> => {
    const { companyID } = scope
    const paid = await db
      .updateTable('notice_tickets')
      .set({ paidAt: at })
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where(amongThese(db, 'ticketNumber', ticketNumbers))
      .where('paidAt', 'is', null)
      .returning(['noticeID', 'ticketNumber', 'dueDate'])
      .execute()
    const noticeIDs = [...new Set(paid.map(({ noticeID }) => noticeID))]
    const tickets = await ticketsOfNotices(db, scope, noticeIDs)
    const wholly = noticeIDs.filter((noticeID) => tickets.get(noticeID)!.every(({ paidAt }) => paidAt !== null))
    const rows = await db
      .selectFrom('notices')
      .selectAll()
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'noticeID', wholly))
      .where('noticeStatus', 'not in', ['skipped', 'canceled', 'paid'])
      .orderBy('noticeID')
      .$if(isPostgres(db), (query) => query.forUpdate())
      .execute()
    for (const { noticeID, noticeStatus } of rows)
      await updateNotice(db, scope, noticeID, {
        noticeStatus: noticeAfterPayment(noticeStatus),
        statusAt: at,
        paidAt: at,
        heldUntil: null,
      })
    const booked = await db
      .selectFrom('tickets')
      .select(['ticketNumber', 'ticketDueDate as dueDate'])
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where(amongThese(db, 'ticketNumber', ticketNumbers))
      .where('ticketDueDate', '>', '')
      .execute()
    await stopNotices(db, { companyID, storeID }, booked, 'paid', at)
    return [...new Set(rows.map(({ batchID }) => batchID))]
  },
)

/** A request's tickets, spelled as in the book. */
export const ticketsOfPayment = query(async (db: Db, { companyID }: Tenant, paymentID: number): Promise<string[]> =>
  (
    await db
      .selectFrom('payment_tickets')
      .select('ticketNumber')
      .where('companyID', '=', companyID)
      .where('paymentID', '=', paymentID)
      .execute()
  ).map(({ ticketNumber }) => ticketNumber),
)

/** A batch that needed attention is done once none of its notices needs any. */
export const settleBatch = query(
  async (db: TxDb, { companyID }: Tenant, batchID: number, at: number): Promise<void> => {
    await db
      .updateTable('notice_batches')
      .set({ batchStatus: 'done', statusAt: at })
      .where('companyID', '=', companyID)
      .where('batchID', '=', batchID)
      .where('batchStatus', '=', 'attention')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('notices')
              .select('noticeID')
              .where('companyID', '=', companyID)
              .where('batchID', '=', batchID)
              .where('noticeStatus', 'in', ['waiting', 'held', 'sending', 'failed', 'letter']),
          ),
        ),
      )
      .execute()
  },
)
