import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

const holders = prepared((db, { companyID, storeIDs, number }: Places<CompanyScope & { readonly number: string }>) =>
  db
    .selectFrom('tickets as t')
    .innerJoin('customers as c', 'c.custID', 't.custID')
    .select(['c.custID', 'c.custFirstName', 'c.custLastName', 'c.custPhone'])
    .distinct()
    .where('t.companyID', '=', companyID)
    .where(among(db, 't.storeID', storeIDs))
    .where('t.ticketNumber', '=', number),
)

/** Customers who have a ticket with exactly this number in the book; each store has its own numbers. */
export const holdersOfTicket = query((db: Db, { companyID, storeIDs }: CompanyScope, number: string) =>
  holders(db, { companyID, storeIDs, number }),
)
