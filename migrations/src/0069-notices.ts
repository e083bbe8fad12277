import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** Notices to customers about their tickets, in batches, with each outcome. */
export const notices: Migration = {
  name: '0069-notices',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('notice_batches')
      .addColumn('batchID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      // The id from the customer app or the file's name, and the contents: sent again, it is the same batch.
      .addColumn('batchExternalID', 'text')
      .addColumn('bodyHash', 'text')
      .addColumn('batchKind', 'text', notNull)
      .addColumn('batchSource', 'text', notNull)
      .addColumn('batchStep', 'text')
      .addColumn('batchDate', 'text', notNull)
      .addColumn('batchStatus', 'text', notNull)
      .addColumn('statusAt', big, notNull)
      .addColumn('refused', 'text', notNull)
      .addColumn('createdAt', big, notNull)
      .addColumn('createdByID', big)
      .addColumn('startedAt', big)
      .execute()
    await schema
      .createIndex('notice_batches_by_store')
      .on('notice_batches')
      .columns(['companyID', 'storeID', 'batchID'])
      .execute()
    await schema
      .createIndex('notice_batches_by_status')
      .on('notice_batches')
      .columns(['companyID', 'batchStatus', 'batchID'])
      .execute()
    await sql`create unique index notice_batches_once on notice_batches ("storeID", "batchExternalID")
      where "batchExternalID" is not null`.execute(db)

    await schema
      .createTable('notices')
      .addColumn('noticeID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('batchID', big, (c) => c.notNull().references('notice_batches.batchID').onDelete('cascade'))
      .addColumn('custID', big, (c) => c.references('customers.custID'))
      .addColumn('noticeExternalID', 'text')
      .addColumn('customerNumber', 'text', notNull)
      .addColumn('givenName', 'text', notNull)
      .addColumn('givenEmail', 'text')
      .addColumn('noticeLanguage', 'text')
      .addColumn('agreedAt', big)
      .addColumn('postalAddress', 'text', notNull)
      .addColumn('noticeStatus', 'text', notNull)
      .addColumn('statusAt', big, notNull)
      .addColumn('reason', 'text')
      .addColumn('errorCode', 'integer')
      .addColumn('heldUntil', big)
      // The message as sent: never edited.
      .addColumn('channel', 'text')
      .addColumn('address', 'text')
      .addColumn('subject', 'text')
      .addColumn('body', 'text')
      .addColumn('messageID', big)
      .addColumn('convoID', big)
      .addColumn('sentAt', big)
      .addColumn('sentDay', 'text')
      .addColumn('deliveredAt', big)
      .addColumn('mailedOn', 'text')
      .addColumn('trackingNumber', 'text')
      .addColumn('answeredAt', big)
      .addColumn('paidAt', big)
      .execute()
    await schema
      .createIndex('notices_by_batch')
      .on('notices')
      .columns(['companyID', 'batchID', 'noticeStatus', 'noticeID'])
      .execute()
    await schema.createIndex('notices_by_customer').on('notices').columns(['companyID', 'custID', 'storeID']).execute()
    await schema
      .createIndex('notices_by_status')
      .on('notices')
      .columns(['companyID', 'noticeStatus', 'storeID', 'noticeID'])
      .execute()
    await sql`create unique index notices_by_message on notices ("messageID") where "messageID" is not null`.execute(db)

    await schema
      .createTable('notice_tickets')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('noticeID', big, (c) => c.notNull().references('notices.noticeID').onDelete('cascade'))
      .addColumn('ticketNumber', 'text', notNull)
      // The id of the notice that named it, where one customer’s notices became one.
      .addColumn('noticeExternalID', 'text')
      .addColumn('loanDate', 'text')
      .addColumn('dueDate', 'text', notNull)
      .addColumn('graceDate', 'text')
      .addColumn('amountDueCents', big)
      .addColumn('description', 'text', notNull)
      .addPrimaryKeyConstraint('notice_tickets_key', ['noticeID', 'ticketNumber'])
      .execute()
    await schema
      .createIndex('notice_tickets_by_number')
      .on('notice_tickets')
      .columns(['companyID', 'storeID', 'ticketNumber'])
      .execute()

    await schema
      .createTable('notice_calls')
      .addColumn('noticeCallID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('noticeID', big, (c) => c.notNull().references('notices.noticeID').onDelete('cascade'))
      .addColumn('outcome', 'text', notNull)
      .addColumn('at', big, notNull)
      .addColumn('userID', big, notNull)
      .execute()
    await schema.createIndex('notice_calls_by_notice').on('notice_calls').column('noticeID').execute()

    // A customer’s choice of electronic notices, by address: it counts only once they have answered a message there.
    await schema
      .createTable('electronic_choices')
      .addColumn('choiceID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('address', 'text', notNull)
      .addColumn('agreedAt', big, notNull)
      // The message that asks for proof, and the answer that gave it.
      .addColumn('askedAt', big)
      .addColumn('askedMessageID', big)
      .addColumn('provedAt', big)
      .addColumn('answer', 'text')
      .execute()
    await schema
      .createIndex('electronic_choices_by_customer')
      .on('electronic_choices')
      .columns(['companyID', 'custID', 'address'])
      .execute()

    // How a store sends notices. A store without a row sends none automatically.
    await schema
      .createTable('notice_settings')
      .addColumn('storeID', big, (c) => c.primaryKey().references('stores.storeID'))
      .addColumn('companyID', big, notNull)
      .addColumn('noticeAutoSend', 'integer', notNull)
      // Null: that of the state of its phone number.
      .addColumn('noticeLaw', 'text')
      .addColumn('noticeTexts', 'text', notNull)
      .addColumn('ladderOn', 'integer', notNull)
      .addColumn('ladderTime', 'text', notNull)
      .addColumn('ladderSteps', 'text', notNull)
      .addColumn('holdOutPercent', 'integer', notNull)
      // The last day whose steps were planned.
      .addColumn('plannedDay', 'text')
      .addColumn('settingsVersion', 'integer', notNull)
      .execute()
  },
}
