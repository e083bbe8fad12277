import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { ReconciledAccountsTable } from '#db/ledger-tables.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

export const reconciledAccounts = (db: Db, { companyID }: CompanyScope) =>
  db.selectFrom('reconciled_accounts').selectAll().where('companyID', '=', companyID).orderBy('gateway').execute()

/** Records the result of comparing an account; if it failed, the last successful comparison is kept. */
export const writeReconciledAccount = query((db: TxDb, row: Insertable<ReconciledAccountsTable>) =>
  db
    .insertInto('reconciled_accounts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['companyID', 'gateway']).doUpdateSet({
        triedAt: row.triedAt,
        problem: row.problem,
        ...(row.problem === null && { comparedAt: row.comparedAt, movements: row.movements }),
      }),
    )
    .execute(),
)

/** Removes accounts that are neither in use nor have anything open. */
export const forgetOtherAccounts = query((db: TxDb, { companyID }: CompanyScope, gateways: readonly string[]) =>
  db
    .deleteFrom('reconciled_accounts')
    .where('companyID', '=', companyID)
    .$if(gateways.length > 0, (query) => query.where('gateway', 'not in', gateways))
    .execute(),
)

/**
 * The account names under which a company's money has moved, or may still move, since then: any account it ever had.
 */
export const gatewaysWithMoney = async (db: Db, { companyID }: CompanyScope, since: number): Promise<string[]> => {
  const [booked, charged, given, differing] = await Promise.all([
    db
      .selectFrom('payment_ledger')
      .select('gateway')
      .distinct()
      .where('companyID', '=', companyID)
      .where('at', '>=', since)
      .execute(),
    db
      .selectFrom('payment_attempts')
      .select('gateway')
      .distinct()
      .where('companyID', '=', companyID)
      .where((eb) => eb.or([eb('state', '=', 'pending'), eb('startedAt', '>=', since)]))
      .execute(),
    db
      .selectFrom('payment_refunds')
      .select('gateway')
      .distinct()
      .where('companyID', '=', companyID)
      .where((eb) => eb.or([eb('state', '=', 'pending'), eb('startedAt', '>=', since)]))
      .execute(),
    db
      .selectFrom('payment_exceptions')
      .select('gateway')
      .distinct()
      .where('companyID', '=', companyID)
      .where('resolvedAt', 'is', null)
      .execute(),
  ])
  return [...new Set([...booked, ...charged, ...given, ...differing].map(({ gateway }) => gateway))]
}

/** The requests with a charge or refund at one gateway that is still settling: begun since then, and not ended. */
export const keysBeingSettled = query(
  async (db: Db, { companyID }: CompanyScope, gateway: string, since: number): Promise<Set<string>> => {
    const [charges, refunds] = await Promise.all([
      db
        .selectFrom('payment_attempts as a')
        .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
        .select('p.paymentKey')
        .where('a.companyID', '=', companyID)
        .where('a.gateway', '=', gateway)
        .where('a.state', '=', 'pending')
        .where('a.startedAt', '>=', since)
        .execute(),
      db
        .selectFrom('payment_refunds as r')
        .innerJoin('payments as p', 'p.paymentID', 'r.paymentID')
        .select('p.paymentKey')
        .where('r.companyID', '=', companyID)
        .where('r.gateway', '=', gateway)
        .where('r.state', '=', 'pending')
        .where('r.startedAt', '>=', since)
        .execute(),
    ])
    return new Set([...charges, ...refunds].map(({ paymentKey }) => paymentKey))
  },
)
