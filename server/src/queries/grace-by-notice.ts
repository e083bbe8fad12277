import { mayBeTheirs } from '@xd/core/domain/ticket/book.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/**
 * The active tickets of a notice, if they still belong to its customer and have the due date it names, and no notice
 * has set their grace.
 */
export const ticketsToGrace = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    {
      storeID,
      custID,
      tickets,
    }: {
      readonly storeID: number
      readonly custID: number | null
      readonly tickets: readonly { ticketNumber: string; dueDate: string }[]
    },
  ) => {
    const rows = await db
      .selectFrom('tickets')
      .select(['ticketID', 'ticketNumber', 'custID', 'ticketDueDate', 'ticketGraceDate'])
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where('ticketStatus', '=', 'active')
      .where('graceByNotice', 'is', null)
      .where(
        amongThese(
          db,
          'ticketNumber',
          tickets.map(({ ticketNumber }) => ticketNumber),
        ),
      )
      .execute()
    return rows.filter(
      (booked) =>
        mayBeTheirs(booked, custID) &&
        tickets.some(
          ({ ticketNumber, dueDate }) => ticketNumber === booked.ticketNumber && dueDate === booked.ticketDueDate,
        ),
    )
  },
)

export const setGraceByNotice = query(
  (
    db: TxDb,
    { companyID }: Tenant,
    ticketID: number,
    { noticeID, ends }: { readonly noticeID: number; readonly ends: LocalDay },
  ) =>
    db
      .updateTable('tickets')
      .set({ graceByNotice: ends, graceNoticeID: noticeID })
      .where('companyID', '=', companyID)
      .where('ticketID', '=', ticketID)
      .execute(),
)

/** A notice that did not arrive does not count as given. Returns how many tickets that changes. */
export const clearGraceByNotice = query(async (db: TxDb, { companyID }: Tenant, noticeID: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ graceByNotice: null, graceNoticeID: null })
    .where('companyID', '=', companyID)
    .where('graceNoticeID', '=', noticeID)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
})
