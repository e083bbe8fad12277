import type { Selectable } from 'kysely'
import type { Customer as CustomerSchema } from '@xd/core/contract/entity/customer.ts'
import { addressIn, type CustomerAddress, NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import type { CustomersTable } from '#db/tables.ts'
import { among, amongThese, type Places, prepared } from '#db/prepared.ts'
import { otherPhonesOf } from './customer-phones.ts'
import { refusingLoans } from './consents.ts'
import { labelsOfCustomers } from './customer-labels.ts'

export type Customer = typeof CustomerSchema.Type
export type CustomerRow = Selectable<CustomersTable>
export type CustomFieldValues = Customer['custCustomFields']

/** The parts of a new contact. */
export interface NewCustomer extends Partial<CustomerAddress> {
  readonly custPhone: string
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail?: string | null
  readonly custDL?: string | null
  readonly custCustomFields?: CustomFieldValues
  readonly custLanguage?: 'en' | 'es'
}

/** The columns of a contact that are shown. */
type ShownRow = Omit<
  CustomerRow,
  'companyID' | 'custLastFold' | 'custFirstFold' | 'custSearch' | 'createdAt' | 'custErasedAt'
>

export const toCustomer = (
  row: ShownRow,
  custLabels: readonly number[],
  custOtherPhones: readonly string[] = [],
  custLoansRefused = false,
): Customer => ({
  custID: row.custID,
  custPhone: row.custPhone,
  custFirstName: row.custFirstName,
  custLastName: row.custLastName,
  custEmail: row.custEmail,
  custDL: row.custDL,
  ...addressIn(row),
  custCustomFields: JSON.parse(row.custCustomFields) as CustomFieldValues,
  custLanguage: row.custLanguage,
  custLabels,
  custBlocked: row.custBlocked === 1,
  custOptedOut: row.custOptedOutAt,
  ...(custOtherPhones.length > 0 && { custOtherPhones }),
  ...(custLoansRefused && { custLoansRefused }),
})

/** Rows as the API shows them, in their order. */
export const toCustomers = async (db: Db, scope: CompanyScope, rows: readonly ShownRow[]): Promise<Customer[]> => {
  const custIDs = rows.map((row) => row.custID)
  const labels = await labelsOfCustomers(db, scope, custIDs)
  const phones = await otherPhonesOf(db, scope, custIDs)
  const refusing = await refusingLoans(db, scope, custIDs)
  return rows.map((row) =>
    toCustomer(row, labels.get(row.custID) ?? [], phones.get(row.custID), refusing.has(row.custID)),
  )
}

export const findCustomers = async (db: Db, scope: CompanyScope, custIDs: readonly number[]): Promise<Customer[]> => {
  if (custIDs.length === 0) return []
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('companyID', '=', scope.companyID)
    .where('custID', 'in', custIDs)
    .execute()
  return toCustomers(db, scope, rows)
}

export const findCustomer = query(
  async (db: Db, scope: CompanyScope, custID: number): Promise<Customer | undefined> =>
    (await findCustomers(db, scope, [custID]))[0],
)

type NamedCustomer = Pick<CustomerRow, 'custID' | 'custPhone' | 'custFirstName' | 'custLastName'>

const named = prepared<{ companyID: number; custIDs: readonly number[] }, NamedCustomer>((db, { companyID, custIDs }) =>
  db
    .selectFrom('customers')
    .select(['custID', 'custPhone', 'custFirstName', 'custLastName'])
    .where('companyID', '=', companyID)
    .where(among(db, 'custID', custIDs)),
)

/** Customers' names, however many there are. */
export const customersNamed = (db: Db, { companyID }: CompanyScope, custIDs: readonly number[]) =>
  named(db, { companyID, custIDs })

/** Where these customers live. */
export const customerAddresses = query(
  async (
    db: Db,
    { companyID }: CompanyScope,
    custIDs: readonly number[],
  ): Promise<ReadonlyMap<number, CustomerAddress>> => {
    const rows = await db
      .selectFrom('customers')
      .select(['custID', 'custStreet', 'custCity', 'custState', 'custZIP'])
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .execute()
    return new Map(rows.map((row) => [row.custID, addressIn(row)]))
  },
)

/** Those of these ids that belong to customers of the company who are not erased. */
export const presentCustomerIDs = query(
  async (db: Db, { companyID }: CompanyScope, custIDs: readonly number[]): Promise<number[]> => {
    if (custIDs.length === 0) return []
    const rows = await db
      .selectFrom('customers')
      .select('custID')
      .where('companyID', '=', companyID)
      .where('custID', 'in', custIDs)
      .where('custErasedAt', 'is', null)
      .execute()
    return rows.map(({ custID }) => custID)
  },
)

export const { lock: lockCustomer, update: updateCustomer } = rowsByID('customers', 'custID')

/**
 * Keeps customers from being merged or erased until the end of the transaction or, with `no key update`, from any
 * change; always in the same order.
 */
export const holdCustomers = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    custIDs: readonly number[],
    strength: 'key share' | 'no key update' = 'key share',
  ): Promise<void> => {
    if (custIDs.length > 0 && isPostgres(db))
      await db
        .selectFrom('customers')
        .select('custID')
        .where('companyID', '=', companyID)
        .where(amongThese(db, 'custID', custIDs))
        .orderBy('custID')
        .$call((query) => (strength === 'key share' ? query.forKeyShare() : query.forNoKeyUpdate()))
        .execute()
  },
)

export const findCustomerRow = query(
  (db: Db, { companyID }: CompanyScope, custID: number): Promise<CustomerRow | undefined> =>
    db
      .selectFrom('customers')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .executeTakeFirst(),
)

interface ByPhone {
  readonly companyID: number
  readonly custPhone: string
}

const byMainPhone = prepared((db, { companyID, custPhone }: Places<ByPhone>) =>
  db.selectFrom('customers').selectAll().where('companyID', '=', companyID).where('custPhone', '=', custPhone),
)

const byOtherPhone = prepared((db, { companyID, custPhone }: Places<ByPhone>) =>
  db
    .selectFrom('customers')
    .selectAll('customers')
    .innerJoin('customer_phones as further', 'further.custID', 'customers.custID')
    .where('customers.companyID', '=', companyID)
    .where('further.companyID', '=', companyID)
    .where('further.custPhone', '=', custPhone),
)

/** The customer with a phone number: their main one, or an additional one. `custPhone` in E.164. */
export const findCustomerByPhone = query(
  async (db: Db, { companyID }: Tenant, custPhone: string): Promise<CustomerRow | undefined> => {
    const [first] = await byMainPhone(db, { companyID, custPhone })
    return first ?? (await byOtherPhone(db, { companyID, custPhone }))[0]
  },
)

/** Adds a contact and returns their id; undefined if the company already has one with that phone. */
export const insertCustomer = query(
  async (db: TxDb, { companyID }: Tenant, customer: NewCustomer, createdAt: number): Promise<number | undefined> => {
    const {
      custPhone,
      custFirstName,
      custLastName,
      custEmail = null,
      custDL = null,
      custCustomFields = {},
      custLanguage = 'en',
    } = customer
    const address = addressIn({ ...NO_ADDRESS, ...customer })
    const row = await db
      .insertInto('customers')
      .values({
        companyID,
        custPhone,
        custFirstName,
        custLastName,
        custEmail,
        custDL,
        ...address,
        custCustomFields: JSON.stringify(custCustomFields),
        custOptedOutAt: null,
        custLanguage,
        ...foldCustomer({ ...address, custPhone, custFirstName, custLastName, custEmail, custDL }),
        createdAt,
      })
      .onConflict((conflict) => conflict.columns(['companyID', 'custPhone']).doNothing())
      .returning('custID')
      .executeTakeFirst()
    return row?.custID
  },
)
