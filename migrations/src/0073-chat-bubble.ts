import { type Migration, notNull } from './dialect.ts'

/** A company's settings for the chat bubble on its web sites, as one document. */
export const chatBubble: Migration = {
  name: '0073-chat-bubble',
  up: async ({ schema, columns: { big } }) => {
    await schema
      .createTable('bubble_settings')
      .addColumn('companyID', big, (c) => c.primaryKey().references('companies.companyID'))
      .addColumn('settings', 'text', notNull)
      .addColumn('version', 'integer', notNull)
      .execute()
  },
}
