import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { PaymentLedgerTable } from '#db/ledger-tables.ts'
import { query } from '#db/query.ts'

/** Records a movement of money once, however often it is reported. */
export const insertLedgerEntry = (db: TxDb, entry: Insertable<PaymentLedgerTable>) =>
  db
    .insertInto('payment_ledger')
    .values(entry)
    .onConflict((conflict) => conflict.column('entryKey').doNothing())
    .execute()

/** A request's entries, oldest first, with who refunded money and why. */
export const ledgerOfPayment = query((db: Db, { companyID }: CompanyScope, paymentID: number) =>
  db
    .selectFrom('payment_ledger as l')
    .leftJoin('payment_refunds as r', 'r.refundID', 'l.refundID')
    .selectAll('l')
    .select(['r.reason', 'r.byUserID'])
    .where('l.companyID', '=', companyID)
    .where('l.paymentID', '=', paymentID)
    .orderBy('l.ledgerID')
    .execute(),
)
