import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/** A store's active tickets due, or with a grace that ends, on one of these days, with what has stopped their notices. */
export const ticketsOnDays = query(
  (
    db: TxDb,
    { companyID }: Tenant,
    storeID: number,
    { due, grace }: { readonly due: readonly LocalDay[]; readonly grace: readonly LocalDay[] },
  ) =>
    db
      .selectFrom('tickets as t')
      .innerJoin('customers as c', 'c.custID', 't.custID')
      .leftJoin('notice_stops as s', (join) =>
        join
          .onRef('s.storeID', '=', 't.storeID')
          .onRef('s.ticketNumber', '=', 't.ticketNumber')
          .onRef('s.dueDate', '=', 't.ticketDueDate'),
      )
      .select(['t.ticketNumber', 't.custID', 't.ticketLoanDate', 't.ticketDueDate'])
      .select((eb) => eb.fn.coalesce('t.graceByNotice', 't.ticketGraceDate').as('ticketGraceDate'))
      .select([
        't.amountDueCents',
        't.ticketDescription',
        'c.custOptedOutAt',
        's.cause',
        'c.custFirstName',
        'c.custLastName',
      ])
      .where('t.companyID', '=', companyID)
      .where('t.storeID', '=', storeID)
      .where('t.ticketStatus', '=', 'active')
      .where('t.ticketDueDate', '>', '')
      .where('c.custErasedAt', 'is', null)
      .where((eb) =>
        eb.or([
          amongThese(db, 't.ticketDueDate', due),
          amongThese(db, 't.graceByNotice', grace),
          eb.and([eb('t.graceByNotice', 'is', null), amongThese(db, 't.ticketGraceDate', grace)]),
        ]),
      )
      .orderBy('t.custID')
      .orderBy('t.ticketDueDate')
      .orderBy('t.ticketNumber')
      .execute(),
)

export type LadderTicket = Awaited<ReturnType<typeof ticketsOnDays>>[number]
