import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const customersAndConversations: Migration = {
  name: '0002-customers-and-conversations',
  up: async ({ schema, columns: { id, idType, big, bytes, sorted } }) => {
    await schema
      .createTable('customers')
      .addColumn('custID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('custPhone', 'text', notNull)
      .addColumn('custFirstName', 'text', notNull)
      .addColumn('custLastName', 'text', notNull)
      .addColumn('custEmail', 'text')
      .addColumn('custDL', 'text')
      .addColumn('custCustomFields', 'text', (c) => c.notNull().defaultTo('{}'))
      .addColumn('custBlocked', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('custOptedOutAt', big)
      .addColumn('custLanguage', 'text', (c) => c.notNull().defaultTo('en'))
      // Folded (lower case, no accents): names for sorting, and everything a search may find.
      .addColumn('custLastFold', sorted, notNull)
      .addColumn('custFirstFold', sorted, notNull)
      .addColumn('custSearch', 'text', notNull)
      .addColumn('createdAt', big, notNull)
      .addUniqueConstraint('customers_phone', ['companyID', 'custPhone'])
      .execute()
    await schema
      .createIndex('customers_by_name')
      .on('customers')
      .columns(['companyID', 'custLastFold', 'custFirstFold', 'custID'])
      .execute()
    await schema
      .createIndex('customers_by_first_name')
      .on('customers')
      .columns(['companyID', 'custFirstFold', 'custLastFold', 'custID'])
      .execute()
    await schema.createIndex('customers_by_age').on('customers').columns(['companyID', 'createdAt', 'custID']).execute()
    // The few customers that lists filter by status.
    await schema
      .createIndex('customers_blocked')
      .on('customers')
      .columns(['companyID', 'custLastFold', 'custFirstFold', 'custID'])
      .where(sql<boolean>`"custBlocked" = 1`)
      .execute()
    await schema
      .createIndex('customers_opted_out')
      .on('customers')
      .columns(['companyID', 'custLastFold', 'custFirstFold', 'custID'])
      .where(sql<boolean>`"custOptedOutAt" is not null`)
      .execute()
    await schema.createIndex('customers_by_email').on('customers').columns(['companyID', 'custEmail']).execute()

    await schema
      .createTable('conversations')
      .addColumn('convoID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('convoStatus', 'text', notNull)
      .addColumn('convoFlag', 'text', (c) => c.notNull().defaultTo('none'))
      .addColumn('convoAssignedUserID', big, (c) => c.references('users.userID'))
      .addColumn('convoUnread', 'integer', (c) => c.notNull().defaultTo(0))
      // The message that the inbox row shows: the last one that was not automatic. Null until there is one.
      .addColumn('convoLastMessageID', big)
      .addColumn('convoActivityAt', big, notNull)
      .addColumn('convoWaitingSince', big)
      // The closed period that got its one auto-reply.
      .addColumn('convoAutoRepliedPeriod', 'text')
      .addUniqueConstraint('conversations_of_customer', ['companyID', 'custID', 'storeID'])
      .execute()
    // The inbox reads one store and status at a time, newest activity first; conversations without a message are not in
    // it. Each filter that leaves few rows has an index of just those, in the same order.
    const inboxIndexes = [
      ['by_activity', [], sql<boolean>`"convoLastMessageID" is not null`],
      ['unread', [], sql<boolean>`"convoUnread" > 0`],
      ['flagged', ['convoFlag'], sql<boolean>`"convoFlag" <> 'none'`],
      ['assigned', ['convoAssignedUserID'], sql<boolean>`"convoAssignedUserID" is not null`],
    ] as const
    for (const [name, filtered, where] of inboxIndexes) {
      await schema
        .createIndex(`conversations_${name}`)
        .on('conversations')
        .columns(['companyID', 'storeID', 'convoStatus', ...filtered, 'convoActivityAt', 'convoID'])
        .where(where)
        .execute()
    }

    await schema
      .createTable('messages')
      .addColumn('messageID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, notNull)
      .addColumn('convoID', big, (c) => c.notNull().references('conversations.convoID'))
      .addColumn('custID', big, notNull)
      .addColumn('messageDirection', 'text', notNull)
      .addColumn('messageChannel', 'text', notNull)
      .addColumn('messageSubject', 'text')
      .addColumn('messageBody', 'text', notNull)
      .addColumn('messageSearch', 'text', notNull)
      .addColumn('messageStatus', 'text', notNull)
      .addColumn('messageTwilioError', 'integer')
      .addColumn('messageAt', big, notNull)
      .addColumn('messageSentByID', big)
      .addColumn('messageAutomatic', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('clientMessageID', 'text')
      .addColumn('paymentID', big)
      // The carrier's own id: a webhook that comes twice is one message.
      .addColumn('providerMessageID', 'text', (c) => c.unique())
      // Each attempt to send has its own key; the carrier's callbacks carry it, even if its answer was lost.
      .addColumn('sendKey', 'text', (c) => c.unique())
      .addColumn('sendStartedAt', big)
      .addUniqueConstraint('messages_of_client', ['companyID', 'convoID', 'clientMessageID'])
      .execute()
    await schema
      .createIndex('messages_by_conversation')
      .on('messages')
      .columns(['companyID', 'convoID', 'messageID'])
      .execute()

    await schema
      .createTable('media')
      .addColumn('mediaID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      // Unguessable: the carrier fetches by it without a session.
      .addColumn('mediaKey', 'text', (c) => c.notNull().unique())
      .addColumn('type', 'text', notNull)
      .addColumn('bytes', 'integer', notNull)
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('content', bytes, notNull)
      .addColumn('createdAt', big, notNull)
      .execute()

    await schema
      .createTable('message_media')
      .addColumn('companyID', big, notNull)
      .addColumn('messageID', big, (c) => c.notNull().references('messages.messageID'))
      .addColumn('mediaID', big, (c) => c.notNull().references('media.mediaID'))
      .addColumn('position', 'integer', notNull)
      .addPrimaryKeyConstraint('message_media_key', ['companyID', 'messageID', 'position'])
      .execute()
    await schema.createIndex('message_media_by_media').on('message_media').columns(['companyID', 'mediaID']).execute()

    await schema
      .createTable('quick_replies')
      .addColumn('replyID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('replyTitle', 'text', notNull)
      .addColumn('replyShortcode', 'text', notNull)
      .addColumn('replyBody', 'text', notNull)
      .addUniqueConstraint('quick_replies_shortcode', ['companyID', 'replyShortcode'])
      .execute()
  },
}
