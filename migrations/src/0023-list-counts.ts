import { type RawBuilder, sql } from 'kysely'
import { type Dialect, type Migration, notNull } from './dialect.ts'

type Sql = RawBuilder<unknown>
type Which = 'old' | 'new'

const ref = (which: Which, name: string) => sql.ref(`${which}.${name}`)

/** Adds a customer to their company's counts, or removes them. */
const countCustomer = (which: Which, by: 1 | -1): Sql =>
  sql`insert into customer_counts ("companyID", "customers", "blocked", "optedOut")
    values (${ref(which, 'companyID')}, ${sql.lit(by)},
      case when ${ref(which, 'custBlocked')} = 1 then ${sql.lit(by)} else 0 end,
      case when ${ref(which, 'custOptedOutAt')} is not null then ${sql.lit(by)} else 0 end)
    on conflict ("companyID") do update set "customers" = customer_counts."customers" + excluded."customers",
      "blocked" = customer_counts."blocked" + excluded."blocked", "optedOut" = customer_counts."optedOut" + excluded."optedOut"`

/** Adds a request to the counts of its store and status, or removes it. */
const countPayment = (which: Which, by: 1 | -1): Sql =>
  sql`insert into payment_counts ("companyID", "storeID", "paymentStatus", "payments")
    values (${ref(which, 'companyID')}, ${ref(which, 'storeID')}, ${ref(which, 'paymentStatus')}, ${sql.lit(by)})
    on conflict ("companyID", "storeID", "paymentStatus") do update set "payments" = payment_counts."payments" + excluded."payments"`

const customerChanged = sql`old."custBlocked" <> new."custBlocked" or (old."custOptedOutAt" is null) <> (new."custOptedOutAt" is null)`
const paymentChanged = sql`old."paymentStatus" <> new."paymentStatus" or old."storeID" <> new."storeID"`

interface Watched {
  readonly table: 'customers' | 'payments'
  readonly count: (which: Which, by: 1 | -1) => Sql
  readonly columns: readonly string[]
  readonly changed: Sql
}

const WATCHED: readonly Watched[] = [
  { table: 'customers', count: countCustomer, columns: ['custBlocked', 'custOptedOutAt'], changed: customerChanged },
  { table: 'payments', count: countPayment, columns: ['paymentStatus', 'storeID'], changed: paymentChanged },
]

/** One table's triggers: for inserts, deletes, and updates that change the group. */
const triggersOf = (dialect: Dialect, { table, count, columns, changed }: Watched): Sql[] => {
  const update = sql`update of ${sql.join(columns.map((name) => sql.ref(name)))}`
  const acts = [
    ['come', sql`insert`, undefined, count('new', 1)],
    ['go', sql`delete`, undefined, count('old', -1)],
    ['leave', update, changed, count('old', -1)],
    ['arrive', update, changed, count('new', 1)],
  ] as const
  return acts.flatMap(([name, on, when, effect]) => {
    const trigger = sql.ref(`${table}_counted_${name}`)
    const condition = when === undefined ? sql`` : sql` when (${when})`
    if (dialect === 'sqlite')
      return [sql`create trigger ${trigger} after ${on} on ${sql.table(table)}${condition} begin ${effect}; end`]
    const run = sql.ref(`count_${table}_${name}`)
    return [
      sql`create function ${run}() returns trigger language plpgsql as $$ begin ${effect}; return null; end $$`,
      sql`create trigger ${trigger} after ${on} on ${sql.table(table)} for each row${condition} execute function ${run}()`,
    ]
  })
}

/**
 * How many customers a company has, and how many requests each store has per status: kept by the database, like the
 * inbox's.
 */
export const listCounts: Migration = {
  name: '0023-list-counts',
  up: async ({ db, schema, dialect, columns: { big } }) => {
    await schema
      .createTable('customer_counts')
      .addColumn('companyID', big, (c) => c.notNull().primaryKey())
      .addColumn('customers', 'integer', notNull)
      .addColumn('blocked', 'integer', notNull)
      .addColumn('optedOut', 'integer', notNull)
      .execute()
    await schema
      .createTable('payment_counts')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('paymentStatus', 'text', notNull)
      .addColumn('payments', 'integer', notNull)
      .addPrimaryKeyConstraint('payment_counts_key', ['companyID', 'storeID', 'paymentStatus'])
      .execute()
    await sql`insert into customer_counts ("companyID", "customers", "blocked", "optedOut")
      select "companyID", count(*), sum("custBlocked"), count("custOptedOutAt") from customers group by "companyID"`.execute(
      db,
    )
    await sql`insert into payment_counts ("companyID", "storeID", "paymentStatus", "payments")
      select "companyID", "storeID", "paymentStatus", count(*) from payments group by "companyID", "storeID", "paymentStatus"`.execute(
      db,
    )
    for (const watched of WATCHED) for (const statement of triggersOf(dialect, watched)) await statement.execute(db)
  },
}
