import { type Migration, notNull } from './dialect.ts'

/**
 * The records that carry labels, and their keys. Each has its own table, so that every row references something real.
 */
const labeled = [
  ['customer_labels', 'custID', 'customers.custID'],
  ['conversation_labels', 'convoID', 'conversations.convoID'],
  ['payment_labels', 'paymentID', 'payments.paymentID'],
] as const

export const labelsAndComments: Migration = {
  name: '0004-labels-and-comments',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('labels')
      .addColumn('labelID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('labelKey', 'text', (c) => c.notNull().unique())
      .addColumn('labelName', 'text', notNull)
      // Trimmed and lower case: this makes names unique within their module.
      .addColumn('labelNameFold', 'text', notNull)
      .addColumn('labelColor', 'text', notNull)
      .addColumn('labelIcon', 'text', notNull)
      .addColumn('labelModuleKey', 'text', notNull)
      .addUniqueConstraint('labels_name', ['companyID', 'labelModuleKey', 'labelNameFold'])
      .execute()

    for (const [table, key, references] of labeled) {
      await schema
        .createTable(table)
        .addColumn('companyID', big, notNull)
        .addColumn(key, big, (c) => c.notNull().references(references))
        .addColumn('labelID', big, (c) => c.notNull().references('labels.labelID').onDelete('cascade'))
        .addPrimaryKeyConstraint(`${table}_key`, ['companyID', key, 'labelID'])
        .execute()
      await schema.createIndex(`${table}_by_label`).on(table).columns(['companyID', 'labelID', key]).execute()
    }

    await schema
      .createTable('comments')
      .addColumn('commentID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('commentKey', 'text', notNull)
      .addColumn('commentMessage', 'text', notNull)
      .addColumn('commentUserID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('commentAt', big, notNull)
      .execute()
    await schema
      .createIndex('comments_by_key')
      .on('comments')
      .columns(['companyID', 'commentKey', 'commentID'])
      .execute()
  },
}
