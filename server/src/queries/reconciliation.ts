import { type Insertable, sql } from 'kysely'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { chunks } from '#db/chunks.ts'
import type { Db, TxDb } from '#db/connect.ts'
import type { PaymentExceptionsTable } from '#db/ledger-tables.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'

export interface Span {
  readonly from: number
  readonly to: number
}

/** Every store, closed ones included: their money is still reconciled. */
export const everyStore = query((db: Db, _: SystemScope) =>
  db.selectFrom('stores').select(['companyID', 'storeID']).orderBy('companyID').orderBy('storeID').execute(),
)

/** The ledger's movements for these stores at one gateway. */
export const ledgerWithin = query(
  (db: Db, { companyID, storeIDs }: CompanyScope, gateway: string, { from, to }: Span) =>
    db
      .selectFrom('payment_ledger as l')
      .innerJoin('payments as p', 'p.paymentID', 'l.paymentID')
      .innerJoin('payment_attempts as a', 'a.attemptID', 'l.attemptID')
      .select(['l.kind', 'l.amountCents', 'l.gatewayID', 'l.at', 'p.paymentKey', 'a.gatewayID as sale'])
      .where('l.companyID', '=', companyID)
      .where('l.storeID', 'in', storeIDs)
      .where('l.gateway', '=', gateway)
      .where('l.at', '>=', from)
      .where('l.at', '<', to)
      .execute(),
)

const inChunks = async <Row>(all: readonly string[], query: (some: string[]) => Promise<Row[]>): Promise<Row[]> => {
  const rows: Row[] = []
  for (const some of chunks(all)) rows.push(...(await query(some)))
  return rows
}

/** The stores of the requests with these keys: in any company, since one account at a gateway may serve several. */
export const placesOfKeys = query((db: Db, _: SystemScope, paymentKeys: readonly string[]) =>
  inChunks(paymentKeys, (some) =>
    db
      .selectFrom('payments')
      .select(['companyID', 'storeID', 'paymentID', 'paymentKey'])
      .where('paymentKey', 'in', some)
      .execute(),
  ),
)

/** The requests that these sales at a gateway were made for. */
export const keysOfSales = query((db: Db, _: SystemScope, gateway: string, sales: readonly string[]) =>
  inChunks(sales, (some) =>
    db
      .selectFrom('payment_attempts as a')
      .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
      .select(['a.gatewayID as sale', 'p.paymentKey'])
      .where('a.gateway', '=', gateway)
      .where('a.gatewayID', 'in', some)
      .execute(),
  ),
)

/** The amount that a card is charged or refunded. */
const cardMoney = (table: 'a' | 'r') => sql<Cents>`${sql.ref(`${table}.amountCents`)} + ${sql.ref(`${table}.feeCents`)}`

/** Charges and refunds whose outcome should long be known, and charges that should have been refunded but were not. */
export const unsettledBefore = query(async (db: Db, { companyID }: CompanyScope, before: number) => {
  const charges = db
    .selectFrom('payment_attempts as a')
    .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
    .select([
      'a.attemptID as id',
      'a.gateway',
      'a.gatewayID',
      cardMoney('a').as('amountCents'),
      'a.startedAt as at',
      'p.paymentID',
      'p.storeID',
    ])
    .where('a.companyID', '=', companyID)
    .where('a.state', '=', 'pending')
    .where('a.startedAt', '<', before)
  const refunds = db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.paymentID', 'r.paymentID')
    .select([
      'r.refundID as id',
      'r.gateway',
      'r.gatewayID',
      cardMoney('r').as('amountCents'),
      'r.startedAt as at',
      'p.paymentID',
      'p.storeID',
    ])
    .where('r.companyID', '=', companyID)
    .where('r.startedAt', '<', before)
  const [chargesUnknown, refundsUnknown, refundsFailed] = await Promise.all([
    charges.execute(),
    refunds.where('r.state', '=', 'pending').where('r.notBefore', '<', before).execute(),
    refunds.where('r.automatic', '=', 1).where('r.state', 'in', ['declined', 'error']).execute(),
  ])
  return { 'charge-unknown': chargesUnknown, 'refund-unknown': refundsUnknown, 'refund-failed': refundsFailed }
})

/** Open exceptions, and those that closed automatically, by key. */
export const exceptionsBySelf = query((db: Db, { companyID }: CompanyScope) =>
  db
    .selectFrom('payment_exceptions')
    .select(['exceptionID', 'exceptionKey', 'gateway', 'at', 'foundAt', 'resolvedAt'])
    .where('companyID', '=', companyID)
    .where('resolvedByID', 'is', null)
    .execute(),
)

/** Records new differences. */
export const insertExceptions = async (
  db: TxDb,
  rows: readonly Insertable<PaymentExceptionsTable>[],
): Promise<number> => {
  if (rows.length === 0) return 0
  const written = await db
    .insertInto('payment_exceptions')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['companyID', 'exceptionKey']).doNothing())
    .returning('exceptionID')
    .execute()
  return written.length
}
