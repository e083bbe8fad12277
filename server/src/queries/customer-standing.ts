import { sql, type SqlBool } from 'kysely'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

export interface CustomerStanding {
  /** When the last message was sent or received. */
  readonly custLastContact: number | null
  /** The total of their requests that can still be paid. */
  readonly custOpenBalance: Cents
}

type OfCustomers = Places<{ companyID: number; storeIDs: readonly number[]; custIDs: readonly number[] }>

const lastContacts = prepared((db, { companyID, storeIDs, custIDs }: OfCustomers) =>
  db
    .selectFrom('conversations')
    .select((eb) => ['custID', eb.fn.max<number>('convoActivityAt').as('last')])
    .where('companyID', '=', companyID)
    .where(among(db, 'custID', custIDs))
    .where(among(db, 'storeID', storeIDs))
    .where('convoLastMessageID', 'is not', null)
    .groupBy('custID'),
)

const openBalances = prepared((db, { companyID, storeIDs, custIDs, now }: OfCustomers & Places<{ now: number }>) =>
  db
    .selectFrom('payments')
    .select((eb) => ['custID', eb.fn.sum<number>('amountCents').as('open')])
    .where('companyID', '=', companyID)
    .where(among(db, 'custID', custIDs))
    .where(among(db, 'storeID', storeIDs))
    // Spelled out, because no planner would otherwise use the index of open requests.
    .where(sql<SqlBool>`"paymentStatus" = 'sent'`)
    .where('validBeforeAt', '>', now)
    .groupBy('custID'),
)

/** Customers' figures in the scope's stores, by customer, for those with a conversation or an open request there. */
export const standingOf = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  custIDs: readonly number[],
  now: number,
): Promise<(custID: number) => CustomerStanding> => {
  if (custIDs.length === 0 || storeIDs.length === 0) return () => ({ custLastContact: null, custOpenBalance: cents(0) })
  const ofCustomers = { companyID, storeIDs, custIDs }
  const [contacts, requests] = await Promise.all([
    lastContacts(db, ofCustomers),
    openBalances(db, { ...ofCustomers, now }),
  ])
  const last = new Map(contacts.map((row) => [row.custID, row.last]))
  const open = new Map(requests.map((row) => [row.custID, row.open]))
  return (custID) => ({
    custLastContact: last.get(custID) ?? null,
    custOpenBalance: cents(Number(open.get(custID) ?? 0)),
  })
}
