import { type Migration, notNull } from './dialect.ts'

/** The chats of website visitors. Their messages are among the others of the conversation. */
export const bubbleSessions: Migration = {
  name: '0074-bubble-sessions',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('bubble_sessions')
      .addColumn('sessionID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('convoID', big, (c) => c.notNull().references('conversations.convoID'))
      .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
      .addColumn('visitorName', 'text', notNull)
      .addColumn('language', 'text', notNull)
      .addColumn('code', 'text', notNull)
      // The visitor's consent counts once the phone is known to be theirs.
      .addColumn('consentedAt', big, notNull)
      .addColumn('startedAt', big, notNull)
      .addColumn('seenAt', big, notNull)
      .addColumn('endsAt', big, notNull)
      .addColumn('textedAt', big)
      .addColumn('provedAt', big)
      .addColumn('movedAt', big)
      .addColumn('lastMessageID', big, notNull)
      .execute()
    // Chats of a phone, and the newest of a conversation.
    await schema
      .createIndex('bubble_sessions_by_customer')
      .on('bubble_sessions')
      .columns(['companyID', 'custID', 'startedAt'])
      .execute()
    await schema
      .createIndex('bubble_sessions_by_conversation')
      .on('bubble_sessions')
      .columns(['companyID', 'convoID', 'sessionID'])
      .execute()

    await schema
      .createTable('bubble_messages')
      .addColumn('messageID', big, (c) => c.primaryKey().references('messages.messageID'))
      .addColumn('companyID', big, notNull)
      .addColumn('sessionID', big, (c) => c.notNull().references('bubble_sessions.sessionID'))
      .addColumn('readAt', big)
      .execute()
    await schema
      .createIndex('bubble_messages_by_session')
      .on('bubble_messages')
      .columns(['companyID', 'sessionID', 'messageID'])
      .execute()

    // Pictures that a visitor has uploaded and not sent yet.
    await schema
      .createTable('bubble_uploads')
      .addColumn('mediaID', big, (c) => c.primaryKey().references('media.mediaID'))
      .addColumn('companyID', big, notNull)
      .addColumn('sessionID', big, (c) => c.notNull().references('bubble_sessions.sessionID'))
      .addColumn('uploadedAt', big, notNull)
      .execute()
    await schema
      .createIndex('bubble_uploads_by_session')
      .on('bubble_uploads')
      .columns(['companyID', 'sessionID'])
      .execute()

    // The last message came from a visitor whose phone is not proved.
    await schema
      .alterTable('conversations')
      .addColumn('convoPhoneUnproved', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
