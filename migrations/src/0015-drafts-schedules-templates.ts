import { type Migration, notNull } from './dialect.ts'

/** Unsent writing: drafts, scheduled messages, and templates. */
export const draftsSchedulesTemplates: Migration = {
  name: '0015-drafts-schedules-templates',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('drafts')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('convoID', big, (c) => c.notNull().references('conversations.convoID').onDelete('cascade'))
      .addColumn('draftBody', 'text', notNull)
      .addColumn('draftChannel', 'text', notNull)
      .addColumn('draftSubject', 'text')
      .addColumn('draftAt', big, notNull)
      .addPrimaryKeyConstraint('drafts_key', ['companyID', 'userID', 'convoID'])
      .execute()
    await schema.createIndex('drafts_by_conversation').on('drafts').columns(['companyID', 'convoID']).execute()

    // Accompanies messages with status "scheduled", and is deleted when they are sent.
    await schema
      .createTable('message_schedules')
      .addColumn('messageID', big, (c) => c.primaryKey().references('messages.messageID').onDelete('cascade'))
      .addColumn('companyID', big, notNull)
      .addColumn('convoID', big, notNull)
      .addColumn('sendAt', big, notNull)
      .addColumn('discardOnReply', 'integer', (c) => c.notNull().defaultTo(0))
      // Why it was not sent at its time; null while it waits.
      .addColumn('stoppedBy', 'text')
      .execute()
    await schema
      .createIndex('message_schedules_by_conversation')
      .on('message_schedules')
      .columns(['companyID', 'convoID'])
      .execute()

    await schema
      .createTable('templates')
      .addColumn('templateID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('templateName', 'text', notNull)
      .addColumn('templateNameFold', 'text', notNull)
      .addColumn('templateChannel', 'text', notNull)
      .addColumn('templateLanguage', 'text', notNull)
      .addColumn('templateSubject', 'text')
      .addColumn('templateBody', 'text', notNull)
      // A name in two languages is one template twice.
      .addUniqueConstraint('templates_name', ['companyID', 'templateChannel', 'templateLanguage', 'templateNameFold'])
      .execute()
  },
}
