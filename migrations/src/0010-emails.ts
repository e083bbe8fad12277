import { type Migration, notNull } from './dialect.ts'

/** The email-only parts of a message: kept apart, since most messages are not emails. */
export const emails: Migration = {
  name: '0010-emails',
  up: async ({ schema, columns: { big } }) => {
    await schema
      .createTable('emails')
      .addColumn('messageID', big, (c) => c.primaryKey().references('messages.messageID'))
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      // Its Message-ID header: answers name it in In-Reply-To and References.
      .addColumn('emailID', 'text', notNull)
      .addColumn('emailFrom', 'text', notNull)
      .addColumn('emailTo', 'text', notNull)
      // Sanitized before it is stored; null if it is plain text.
      .addColumn('emailHTML', 'text')
      .addColumn('emailRemoteImages', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.createIndex('emails_by_id').on('emails').columns(['emailID']).execute()
  },
}
