// A mailer’s audience, a page of customers at a time.
import { sql, type SqlBool } from 'kysely'
import type { MailerAudience } from '@xd/core/contract/entity/mailer.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { loansRefusedBy } from './consents.ts'

/** A company's settings for mailers. */
export const sendingCompany = query((db: Db, { companyID }: Tenant) =>
  db
    .selectFrom('companies')
    .select(['companyName', 'companyTimezone', 'features', 'companySpanish'])
    .select(['companySegmentsPerMinute', 'companySegmentsPerDay', 'companyMailerGapDays', 'companyMailerConsent'])
    .where('companyID', '=', companyID)
    .executeTakeFirstOrThrow(),
)

/** Whether a file was imported at one of the scope's stores. */
export const isImportOf = query(
  async (db: Db, { companyID, storeIDs }: CompanyScope, importID: number): Promise<boolean> =>
    (await db
      .selectFrom('imports')
      .select('importID')
      .where('companyID', '=', companyID)
      .where('storeID', 'in', orNone(storeIDs))
      .where('importID', '=', importID)
      .where('undoneAt', 'is', null)
      .executeTakeFirst()) !== undefined,
)

export interface Asked extends Omit<typeof MailerAudience.Type, 'customDate' | 'lastContactStart' | 'lastContactEnd'> {
  /** Instants: the first of the span, and the first after it. */
  readonly contactFrom?: number
  readonly contactTo?: number
}

const loansRefused = loansRefusedBy('c')

const COLUMNS = [
  'c.custID',
  'c.custPhone',
  'c.custFirstName',
  'c.custLastName',
  'c.custEmail',
  'c.custLanguage',
  'c.custBlocked',
  'c.custOptedOutAt',
  'c.custErasedAt',
  'c.custState',
] as const

/** The customers who meet the conditions that the database can check. */
const customersAsked = (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  { label, store, contactFrom, contactTo, ticketDueStart, ticketDueEnd, importID }: Asked,
) => {
  const contacts = sql`select 1 from conversations as v where v."companyID" = ${companyID} and v."custID" = c."custID"
    and v."convoLastMessageID" is not null and v."storeID" in (${sql.join(orNone(storeIDs))})`
  const isDue = ticketDueStart !== undefined || ticketDueEnd !== undefined
  return db
    .selectFrom('customers as c')
    .where('c.companyID', '=', companyID)
    .where('c.custErasedAt', 'is', null)
    .$if(label !== undefined, (query) =>
      query.where((eb) =>
        eb(
          'c.custID',
          'in',
          eb
            .selectFrom('customer_labels')
            .select('custID')
            .where('companyID', '=', companyID)
            .where('labelID', '=', label!),
        ),
      ),
    )
    .$if(store !== undefined, (query) =>
      query.where(
        sql<SqlBool>`exists (select 1 from conversations as v where v."companyID" = ${companyID}
          and v."custID" = c."custID" and v."storeID" = ${store})`,
      ),
    )
    .$if(contactFrom !== undefined, (query) =>
      query.where(sql<SqlBool>`exists (${contacts} and v."convoActivityAt" >= ${contactFrom})`),
    )
    .$if(contactTo !== undefined, (query) =>
      query
        .where(sql<SqlBool>`exists (${contacts})`)
        .where(sql<SqlBool>`not exists (${contacts} and v."convoActivityAt" >= ${contactTo})`),
    )
    .$if(isDue, (query) =>
      query.where(
        sql<SqlBool>`exists (select 1 from tickets as t where t."companyID" = ${companyID} and t."custID" = c."custID"
          and t."ticketStatus" = 'active' and t."ticketDueDate" >= ${ticketDueStart ?? '0'}
          and t."ticketDueDate" <= ${ticketDueEnd ?? '9999-12-31'})`,
      ),
    )
    .$if(importID !== undefined, (query) =>
      query.where((eb) =>
        eb('c.custID', 'in', eb.selectFrom('import_customers').select('custID').where('importID', '=', importID!)),
      ),
    )
}

/** Knuth's multiplier: it spreads neighboring ids evenly over the numbers below 2^32. */
const SPREAD = 2_654_435_761
const SPREAD_OVER = 2 ** 32

interface NextPage {
  readonly after: number
  readonly limit: number
  /** Only a sample: one of so many, always the same ones. */
  readonly oneOf?: number
}

/** The next customers after one, by id, who meet the conditions that the database can check. */
export const nextCustomers = (db: Db, scope: CompanyScope, asked: Asked, { after, limit, oneOf = 1 }: NextPage) =>
  customersAsked(db, scope, asked)
    .select([...COLUMNS, 'c.custCustomFields'])
    .where('c.custID', '>', after)
    .$if(oneOf > 1, (query) =>
      query.where(
        sql<SqlBool>`c."custID" * ${sql.lit(SPREAD)} % ${sql.lit(SPREAD_OVER)} < ${sql.lit(SPREAD_OVER / oneOf)}`,
      ),
    )
    .orderBy('c.custID')
    .limit(limit)
    .execute()

/** The first of them who have one of these email addresses. */
export const customersWithEmail = (
  db: Db,
  scope: CompanyScope,
  asked: Asked,
  emails: readonly string[],
  limit: number,
) =>
  customersAsked(db, scope, asked)
    .select([...COLUMNS, 'c.custCustomFields'])
    .where(amongThese(db, 'c.custEmail', emails))
    // The sum keeps SQLite from reading everyone in this order instead of these addresses.
    .orderBy(sql`c."custID" + 0`)
    .limit(limit)
    .execute()

/** The own fields alone of the next customers. */
export const nextCustomFields = (
  db: Db,
  scope: CompanyScope,
  asked: Asked,
  { after, limit }: Pick<NextPage, 'after' | 'limit'>,
) =>
  customersAsked(db, scope, asked)
    .select(['c.custID', 'c.custCustomFields'])
    .where('c.custID', '>', after)
    .orderBy('c.custID')
    .limit(limit)
    .execute()

/** How many customers meet these conditions. */
export const countCustomers = async (db: Db, scope: CompanyScope, asked: Asked): Promise<number> =>
  (
    await customersAsked(db, scope, asked)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Customers' current details. */
export const customersNow = query((db: Db, { companyID }: Tenant, custIDs: readonly number[]) =>
  db
    .selectFrom('customers as c')
    .select([...COLUMNS, loansRefused])
    .where('c.companyID', '=', companyID)
    .where(amongThese(db, 'c.custID', custIDs))
    .execute(),
)

export type PossibleRecipient = Omit<Awaited<ReturnType<typeof customersNow>>[number], 'loansRefused'>

/** A customer with this email address. */
export const customerByEmail = query(
  async (db: Db, { companyID }: Tenant, email: string): Promise<number | undefined> =>
    (
      await db
        .selectFrom('customers')
        .select('custID')
        .where('companyID', '=', companyID)
        .where(sql<SqlBool>`lower("custEmail") = ${email.toLowerCase()}`)
        .where('custErasedAt', 'is', null)
        .executeTakeFirst()
    )?.custID,
)
