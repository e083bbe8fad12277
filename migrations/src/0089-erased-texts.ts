import { type Migration, notNull } from './dialect.ts'

/** Recent texts of erased customers, which the carrier still lists: they are not fetched again. */
export const erasedTexts: Migration = {
  name: '0089-erased-texts',
  up: async ({ schema, columns: { big } }) => {
    await schema
      .createTable('erased_texts')
      .addColumn('providerMessageID', 'text', (column) => column.primaryKey())
      .addColumn('companyID', big, notNull)
      .addColumn('erasedAt', big, notNull)
      .execute()
  },
}
