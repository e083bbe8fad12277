// Facts about everyone named in a piece of a file: a few statements, however many rows it has.
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

const COLUMNS = [
  'c.custID',
  'c.custPhone',
  'c.custFirstName',
  'c.custLastName',
  'c.custEmail',
  'c.custDL',
  'c.custStreet',
  'c.custCity',
  'c.custState',
  'c.custZIP',
  'c.custBlocked',
  'c.custOptedOutAt',
] as const

/** Customers by each of their phone numbers. */
export const customersByPhones = query(async (db: Db, { companyID }: Tenant, phones: readonly string[]) => {
  const own = await db
    .selectFrom('customers as c')
    .select([...COLUMNS, 'c.custPhone as byPhone'])
    .where('c.companyID', '=', companyID)
    .where(amongThese(db, 'c.custPhone', phones))
    .execute()
  const further = await db
    .selectFrom('customer_phones as f')
    .innerJoin('customers as c', 'c.custID', 'f.custID')
    .select([...COLUMNS, 'f.custPhone as byPhone'])
    .where('f.companyID', '=', companyID)
    .where(amongThese(db, 'f.custPhone', phones))
    .execute()
  return new Map([...further, ...own].map((row) => [row.byPhone, row]))
})

export type NamedCustomer = NonNullable<ReturnType<Awaited<ReturnType<typeof customersByPhones>>['get']>>

/** A store's tickets by number. */
export const ticketsByNumbers = query(
  async (db: Db, { companyID }: Tenant, storeID: number, numbers: readonly string[]) => {
    const rows = await db
      .selectFrom('tickets')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where(amongThese(db, 'ticketNumber', numbers))
      .execute()
    return new Map(rows.map((row) => [row.ticketNumber, row]))
  },
)

export type StoredTicket = NonNullable<ReturnType<Awaited<ReturnType<typeof ticketsByNumbers>>['get']>>

/** Active tickets of a store that this import has not named. */
export const unnamedTickets = (db: Db, { companyID }: Tenant, storeID: number, importID: number) =>
  db
    .selectFrom('tickets')
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .where('ticketStatus', '=', 'active')
    .where((eb) => eb.or([eb('importID', 'is', null), eb('importID', '!=', importID)]))

export const countTickets = query(
  async (
    db: Db,
    { companyID }: Tenant,
    storeID: number,
    importID: number | null,
  ): Promise<{ named: number; missing: number }> => {
    const count = async (query: ReturnType<typeof unnamedTickets>) =>
      Number((await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n)
    const ofStore = db.selectFrom('tickets').where('companyID', '=', companyID).where('storeID', '=', storeID)
    if (importID === null) return { named: 0, missing: await count(ofStore.where('ticketStatus', '=', 'active')) }
    return {
      named: await count(ofStore.where('importID', '=', importID)),
      missing: await count(unnamedTickets(db, { companyID }, storeID, importID)),
    }
  },
)
