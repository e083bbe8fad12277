import { type Kysely, sql } from 'kysely'
import { type Dialect, type Migration, notNull } from './dialect.ts'

/** Money that has moved, and refunds to be made. */
export const paymentLedger: Migration = {
  name: '0011-payment-ledger',
  up: async ({ db, schema, dialect, columns: { id, idType, big } }) => {
    // The store's business day that a payment counts for; null until it is paid.
    await schema.alterTable('payments').addColumn('postingDay', 'text').execute()

    await schema
      .createTable('payment_refunds')
      .addColumn('refundID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('paymentID', big, (c) => c.notNull().references('payments.paymentID'))
      // The charge to refund, in part or in full.
      .addColumn('attemptID', big, (c) => c.notNull().references('payment_attempts.attemptID'))
      // The caller's key: the same key is the same refund.
      .addColumn('idempotencyKey', 'text', notNull)
      // Our key at the gateway.
      .addColumn('gatewayKey', 'text', (c) => c.notNull().unique())
      .addColumn('gateway', 'text', notNull)
      // Requested by staff; or automatic, for a charge that must not stay.
      .addColumn('automatic', 'integer', notNull)
      .addColumn('how', 'text', notNull)
      .addColumn('reason', 'text', notNull)
      .addColumn('byUserID', big)
      .addColumn('amountCents', big, notNull)
      .addColumn('state', 'text', notNull)
      .addColumn('startedAt', big, notNull)
      // When the gateway was last asked; until some time after, the refund may be in progress.
      .addColumn('askedAt', big, notNull)
      .addColumn('settledAt', big)
      .addColumn('gatewayID', 'text')
      .addColumn('message', 'text')
      .addUniqueConstraint('payment_refunds_once', ['companyID', 'paymentID', 'idempotencyKey'])
      .execute()

    await schema
      .createTable('payment_ledger')
      .addColumn('ledgerID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('paymentID', big, (c) => c.notNull().references('payments.paymentID'))
      // Names the movement, so that it cannot be written twice.
      .addColumn('entryKey', 'text', (c) => c.notNull().unique())
      .addColumn('kind', 'text', notNull)
      .addColumn('attemptID', big, (c) => c.notNull().references('payment_attempts.attemptID'))
      .addColumn('refundID', big, (c) => c.references('payment_refunds.refundID'))
      // Signed: its effect on what the company has received.
      .addColumn('amountCents', big, notNull)
      .addColumn('gateway', 'text', notNull)
      .addColumn('gatewayID', 'text', notNull)
      .addColumn('at', big, notNull)
      .addColumn('postingDay', 'text', notNull)
      .execute()
    await schema
      .createIndex('payment_ledger_by_payment')
      .on('payment_ledger')
      .columns(['companyID', 'paymentID', 'ledgerID'])
      .execute()
    await schema
      .createIndex('payment_ledger_by_time')
      .on('payment_ledger')
      .columns(['companyID', 'gateway', 'at'])
      .execute()
    await schema
      .createIndex('payment_ledger_by_day')
      .on('payment_ledger')
      .columns(['companyID', 'storeID', 'postingDay'])
      .execute()

    await schema
      .createTable('payment_exceptions')
      .addColumn('exceptionID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big)
      .addColumn('paymentID', big)
      // Names the difference, so that every night finds the same one again.
      .addColumn('exceptionKey', 'text', notNull)
      .addColumn('kind', 'text', notNull)
      .addColumn('gateway', 'text', notNull)
      .addColumn('gatewayID', 'text')
      .addColumn('hereCents', big)
      .addColumn('thereCents', big)
      .addColumn('at', big, notNull)
      .addColumn('foundAt', big, notNull)
      .addColumn('resolvedAt', big)
      .addColumn('resolvedByID', big)
      .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
      .addUniqueConstraint('payment_exceptions_once', ['companyID', 'exceptionKey'])
      .execute()
    await schema
      .createIndex('payment_exceptions_by_time')
      .on('payment_exceptions')
      .columns(['companyID', 'foundAt', 'exceptionID'])
      .execute()

    await bookEarlierPayments(db)
    await forbidChanges(db, dialect)
  },
}

/** The calendar day in a store's zone: the posting day of payments made before posting days existed. */
const dayOf = (at: number, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

const bookEarlierPayments = async (db: Kysely<unknown>): Promise<void> => {
  const { rows: paid } = await sql<{ paymentID: number; statusAt: number; storeTimezone: string }>`
    select p."paymentID", p."statusAt", s."storeTimezone" from payments p join stores s on s."storeID" = p."storeID"
    where p."paymentStatus" = 'approved'`.execute(db)
  for (const { paymentID, statusAt, storeTimezone } of paid)
    await sql`update payments set "postingDay" = ${dayOf(Number(statusAt), storeTimezone)} where "paymentID" = ${paymentID}`.execute(
      db,
    )
  await sql`
    insert into payment_ledger
      ("companyID", "storeID", "paymentID", "entryKey", kind, "attemptID", "amountCents", gateway, "gatewayID", at, "postingDay")
    select p."companyID", p."storeID", p."paymentID", 'charge/' || a."attemptID", 'charge', a."attemptID", a."amountCents", a.gateway,
      a."gatewayID", a."settledAt", coalesce(p."postingDay", '')
    from payment_attempts a join payments p on p."paymentID" = a."paymentID"
    where a.state = 'approved' and a."gatewayID" is not null and a."settledAt" is not null`.execute(db)
}

/** The ledger is append-only: the database itself refuses anything else. */
const forbidChanges = async (db: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  if (dialect === 'sqlite') {
    for (const act of ['update', 'delete'])
      await sql
        .raw(
          `create trigger payment_ledger_no_${act} before ${act} on payment_ledger begin select raise(abort, 'the ledger is only added to'); end`,
        )
        .execute(db)
    return
  }
  await sql`create function payment_ledger_refuse() returns trigger language plpgsql as
    'begin raise exception ''the ledger is only added to''; end'`.execute(db)
  await sql`create trigger payment_ledger_append_only before update or delete on payment_ledger
    for each row execute function payment_ledger_refuse()`.execute(db)
}
