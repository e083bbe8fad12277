import { type Migration, notNull } from './dialect.ts'

/** When the ledger was last held against each gateway account's record, and what came of it. */
export const reconciledAccounts: Migration = {
  name: '0028-reconciled-accounts',
  up: async ({ schema, columns: { big } }) => {
    await schema
      .createTable('reconciled_accounts')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      // The account's name, as attempts keep it.
      .addColumn('gateway', 'text', notNull)
      .addColumn('triedAt', big, notNull)
      // Null while it has never answered.
      .addColumn('comparedAt', big)
      // Of its record, that last time.
      .addColumn('movements', 'integer')
      // Why it could not be compared the last time; null when it was.
      .addColumn('problem', 'text')
      .addPrimaryKeyConstraint('reconciled_accounts_once', ['companyID', 'gateway'])
      .execute()
  },
}
