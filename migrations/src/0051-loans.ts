import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const loans: Migration = {
  name: '0051-loans',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    // Loan quotes: what each is now. Figures and terms are those of its newest version.
    await schema
      .createTable('loans')
      .addColumn('loanID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('custID', big, (c) => c.references('customers.custID'))
      .addColumn('loanStatus', 'text', notNull)
      .addColumn('statusAt', big, notNull)
      .addColumn('loanVersion', 'integer', notNull)
      .addColumn('createdAt', big, notNull)
      .addColumn('savedAt', big, notNull)
      .addColumn('savedByID', big, notNull)
      .addColumn('expiresAt', big, notNull)
      // When it was put into its customer's cart; null while it is in none.
      .addColumn('cartAt', big)
      .addColumn('linkKey', 'text', (c) => c.unique())
      .addColumn('linkVersion', 'integer')
      .addColumn('loanItem', 'text', notNull)
      .addColumn('amountCents', big, notNull)
      .addColumn('loanDate', 'text', notNull)
      .addColumn('maturityDate', 'text', notNull)
      .addColumn('graceEnds', 'text', notNull)
      .execute()
    const orders = [
      ['saved', ['savedAt']],
      ['status', ['loanStatus', 'savedAt']],
      ['date', ['loanDate']],
      ['amount', ['amountCents']],
      ['maturity', ['maturityDate']],
      ['customer', ['custID', 'savedAt']],
      ['user', ['savedByID', 'savedAt']],
    ] as const
    for (const [name, columns] of orders)
      await schema
        .createIndex(`loans_by_${name}`)
        .on('loans')
        .columns(['companyID', ...columns, 'loanID'])
        .execute()

    // Every version, as it was saved.
    await schema
      .createTable('loan_versions')
      .addColumn('companyID', big, notNull)
      .addColumn('loanID', big, (c) => c.notNull().references('loans.loanID'))
      .addColumn('loanVersion', 'integer', notNull)
      .addColumn('savedAt', big, notNull)
      .addColumn('savedByID', big, notNull)
      .addColumn('loanItem', 'text', notNull)
      .addColumn('coveredBorrower', 'text', notNull)
      .addColumn('terms', 'text', notNull)
      .addColumn('quote', 'text', notNull)
      .addColumn('lawHash', 'text', notNull)
      .addPrimaryKeyConstraint('loan_versions_key', ['loanID', 'loanVersion'])
      .execute()

    // Each law as it was when a quote was saved by it: kept once, however many quotes name it.
    await schema
      .createTable('loan_laws')
      .addColumn('lawHash', 'text', (c) => c.primaryKey())
      .addColumn('law', 'text', notNull)
      .execute()

    // Every user who may request payments gets the permission that their preset now includes.
    await sql`update users set "userPermissions" = replace("userPermissions", '"payments"', '"payments","loans"')
      where "userPermissions" like '%"payments"%' and "userPermissions" not like '%"loans"%'`.execute(db)
  },
}
