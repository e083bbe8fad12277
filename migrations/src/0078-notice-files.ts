import { type Migration, notNull } from './dialect.ts'

/** Batches of notices from files: what a store said of its files' columns, and the name of each file. */
export const noticeFiles: Migration = {
  name: '0078-notice-files',
  up: async ({ schema, columns: { big } }) => {
    await schema.alterTable('notice_batches').addColumn('batchFilename', 'text').execute()
    await schema
      .createTable('notice_mappings')
      .addColumn('storeID', big, (c) => c.primaryKey().references('stores.storeID'))
      .addColumn('companyID', big, notNull)
      .addColumn('mapping', 'text', notNull)
      .execute()
  },
}
