import type { Db } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'

/** How many requests can be paid or are being paid: in a company, or at one of its stores. */
export const countUnsettled = async (db: Db, { companyID }: Tenant, now: number, storeID?: number): Promise<number> => {
  const { requests } = await db
    .selectFrom('payments as p')
    .select((eb) => eb.fn.countAll<number>().as('requests'))
    .where('p.companyID', '=', companyID)
    .$if(storeID !== undefined, (query) => query.where('p.storeID', '=', storeID!))
    .where('p.paymentStatus', '=', 'sent')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('p.validBeforeAt', '>', now),
        exists(
          selectFrom('payment_attempts as a')
            .select('a.attemptID')
            .whereRef('a.companyID', '=', 'p.companyID')
            .whereRef('a.paymentID', '=', 'p.paymentID')
            .where('a.state', '=', 'pending'),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return requests
}
