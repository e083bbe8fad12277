import { paymentSearchText } from '@xd/core/domain/payment/search-text.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findCustomerRow } from '#queries/customers.ts'
import { paymentsOfCustomer, updatePayment } from '#queries/payments.ts'

/** Payments are found by their current customer's name and phone. */
export const refoldPayments = query(async (db: TxDb, scope: CompanyScope, custID: number): Promise<void> => {
  const customer = await findCustomerRow(db, scope, custID)
  if (customer === undefined) return
  for (const payment of await paymentsOfCustomer(db, scope, custID)) {
    const paymentSearch = paymentSearchText({ ...payment, ...customer })
    if (paymentSearch !== payment.paymentSearch) await updatePayment(db, scope, payment.paymentID, { paymentSearch })
  }
})
