import { type Migration, notNull } from './dialect.ts'

/**
 * Replacement loans made on the pay page: whether a company makes them, a request's check for the Military Lending Act,
 * and each customer's assent with the words they saw.
 */
export const electronicRenewals: Migration = {
  name: '0120-electronic-renewals',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .alterTable('companies')
      .addColumn('companyElectronicRenewals', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // JSON: its day, method and reference.
    await schema.alterTable('payments').addColumn('militaryCheck', 'text').execute()
    await schema
      .createTable('renewal_assents')
      .addColumn('assentID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('paymentID', big, (c) => c.notNull().references('payments.paymentID'))
      // The attempt to pay it came with. Declined ones may be deleted with time; the assent stays.
      .addColumn('attemptID', big, (c) => c.notNull().unique())
      .addColumn('assentedAt', big, notNull)
      // JSON: every word and figure, as it was shown.
      .addColumn('shown', 'text', notNull)
      .addColumn('ip', 'text')
      .addColumn('userAgent', 'text')
      .execute()
    await schema.createIndex('renewal_assents_payment').on('renewal_assents').columns(['paymentID']).execute()
  },
}
