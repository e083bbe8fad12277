import type { TxDb } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

/** A customer's tickets are a copy of the store's own system: payments keep the numbers that the books need. */
export const eraseBook = async (
  db: TxDb,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  custID: number,
): Promise<void> => {
  for (const table of ['tickets', 'import_customers', 'customer_consents'] as const)
    await db.deleteFrom(table).where('companyID', '=', companyID).where('custID', '=', custID).execute()
}
