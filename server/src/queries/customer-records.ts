import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

/**
 * Everything else a company keeps about a customer, besides messages and payments, oldest first: in the scope's stores.
 */
export const readCustomerRecords = query(async (db: Db, { companyID, storeIDs }: CompanyScope, custID: number) => {
  const stores = orNone(storeIDs)
  const notices = await db
    .selectFrom('notices as n')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .selectAll('n')
    .select(['b.batchKind', 'b.batchDate'])
    .where('n.companyID', '=', companyID)
    .where('n.custID', '=', custID)
    .where('n.storeID', 'in', stores)
    .orderBy('n.noticeID')
    .execute()
  const noticeIDs = orNone(notices.map(({ noticeID }) => noticeID))
  return {
    notices,
    noticeTickets: await db
      .selectFrom('notice_tickets')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('noticeID', 'in', noticeIDs)
      .orderBy('ticketNumber')
      .execute(),
    tickets: await db
      .selectFrom('tickets')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('storeID', 'in', stores)
      .orderBy('ticketID')
      .execute(),
    quoteRequests: await db
      .selectFrom('quote_leads')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('storeID', 'in', stores)
      .orderBy('leadID')
      .execute(),
    stopRequests: await db
      .selectFrom('stop_requests')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('storeID', 'in', stores)
      .orderBy('stopRequestID')
      .execute(),
    plans: await db
      .selectFrom('plans')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('storeID', 'in', stores)
      .orderBy('planID')
      .execute(),
    promises: await db
      .selectFrom('promises')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('storeID', 'in', stores)
      .orderBy('promiseID')
      .execute(),
    chats: await db
      .selectFrom('bubble_sessions')
      .select(['storeID', 'visitorName', 'startedAt', 'provedAt'])
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('storeID', 'in', stores)
      .orderBy('sessionID')
      .execute(),
    loans: await db
      .selectFrom('loans')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .orderBy('loanID')
      .execute(),
    consents: await db
      .selectFrom('customer_consents')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .orderBy('consentID')
      .execute(),
    addresses: await db
      .selectFrom('electronic_choices')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .orderBy('choiceID')
      .execute(),
    visits: await db
      .selectFrom('payment_impressions as i')
      .innerJoin('payments as p', 'p.paymentID', 'i.paymentID')
      .select(['i.paymentID', 'i.impressionAt', 'i.impressionKind', 'i.ip', 'i.userAgent'])
      .where('p.companyID', '=', companyID)
      .where('p.custID', '=', custID)
      .where('p.storeID', 'in', stores)
      .where('i.impressionSource', '!=', 'staff')
      .orderBy('i.impressionID')
      .execute(),
  }
})
