import { type Migration, notNull } from './dialect.ts'

/** When the ledger was last compared with each gateway account's record, and the result. */
export const reconciledAccounts: Migration = {
  name: '0028-reconciled-accounts',
  up: async ({ schema, columns: { big } }) => {
    await schema
      .createTable('reconciled_accounts')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      // The account's name, as attempts store it.
      .addColumn('gateway', 'text', notNull)
      .addColumn('triedAt', big, notNull)
      // Null if it has never answered.
      .addColumn('comparedAt', big)
      // From its record, that last time.
      .addColumn('movements', 'integer')
      // Why the last comparison failed; null if it did not.
      .addColumn('problem', 'text')
      .addPrimaryKeyConstraint('reconciled_accounts_once', ['companyID', 'gateway'])
      .execute()
  },
}
