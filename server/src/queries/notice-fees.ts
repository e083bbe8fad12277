import { cents } from '@xd/core/domain/money/cents.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { Tenant } from '#db/scope.ts'

/** When a fee for a notice was last asked for with these tickets, in requests that are paid or can be. */
export const noticeFeesAsked = (
  db: Db,
  { companyID }: Tenant,
  storeID: number,
  { numbers, now }: { readonly numbers: readonly string[]; readonly now: number },
) =>
  db
    .selectFrom('payment_tickets as t')
    .innerJoin('payments as p', 'p.paymentID', 't.paymentID')
    .select(['t.ticketNumber', 'p.requestedAt'])
    .where('t.companyID', '=', companyID)
    .where('t.storeID', '=', storeID)
    .where(amongThese(db, 't.ticketNumber', numbers))
    .where('p.paymentNoticeFee', '>', cents(0))
    .where((eb) =>
      eb.or([
        eb('p.paymentStatus', '=', 'approved'),
        eb.and([eb('p.paymentStatus', '=', 'sent'), eb('p.validBeforeAt', '>', now)]),
      ]),
    )
    .execute()
