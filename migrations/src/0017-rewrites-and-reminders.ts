import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const rewritesAndReminders: Migration = {
  name: '0017-rewrites-and-reminders',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .alterTable('stores')
      .addColumn('storeAutoRewrite', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()

    // The numbers that a store's own system has reserved for us. Assigning some locks the store's row.
    await schema
      .createTable('ticket_ranges')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addColumn('rangePrefix', 'text', notNull)
      .addColumn('rangeFrom', big, notNull)
      .addColumn('rangeTo', big, notNull)
      .addColumn('rangeNext', big, notNull)
      .addPrimaryKeyConstraint('ticket_ranges_key', ['companyID', 'storeID'])
      .execute()

    await schema
      .createTable('rewrite_batches')
      .addColumn('rewriteID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      // A request is rewritten once, however often its payment is reported.
      .addColumn('paymentID', big, (c) => c.notNull().unique().references('payments.paymentID'))
      .addColumn('rewriteAt', big, notNull)
      // Derived from its tickets and written with them, for lists to filter and sort by.
      .addColumn('rewriteState', 'text', notNull)
      .addColumn('isException', 'integer', notNull)
      // A later event of the payment, until someone has handled it.
      .addColumn('rewriteWarning', 'text')
      .execute()
    await schema
      .createIndex('rewrite_batches_by_store')
      .on('rewrite_batches')
      .columns(['companyID', 'storeID', 'isException', 'rewriteAt', 'rewriteID'])
      .execute()

    await schema
      .createTable('rewrite_tickets')
      .addColumn('rewriteTicketID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('rewriteID', big, (c) => c.notNull().references('rewrite_batches.rewriteID'))
      .addColumn('oldTicket', 'text', notNull)
      .addColumn('newTicket', 'text')
      .addColumn('ticketState', 'text', notNull)
      // Why it is in the exception list.
      .addColumn('ticketReason', 'text')
      // A note by the person who handled it.
      .addColumn('ticketNote', 'text')
      .addColumn('changedAt', big, notNull)
      .addColumn('changedByID', big)
      .execute()
    await schema
      .createIndex('rewrite_tickets_by_batch')
      .on('rewrite_tickets')
      .columns(['companyID', 'rewriteID'])
      .execute()
    // A number is assigned once, even if its rewriting was called off; an old ticket becomes one new one.
    await schema
      .createIndex('rewrite_tickets_new')
      .on('rewrite_tickets')
      .columns(['companyID', 'storeID', 'newTicket'])
      .unique()
      .where(sql<boolean>`"newTicket" is not null`)
      .execute()
    await schema
      .createIndex('rewrite_tickets_old')
      .on('rewrite_tickets')
      .columns(['companyID', 'storeID', 'oldTicket'])
      .unique()
      .where(sql<boolean>`"newTicket" is not null and "ticketState" <> 'dismissed'`)
      .execute()

    await schema
      .createTable('reminder_settings')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addColumn('reminderOn', 'integer', notNull)
      .addColumn('reminderHours', 'integer', notNull)
      // Null for the product's own words.
      .addColumn('reminderTextEN', 'text')
      .addColumn('reminderTextES', 'text')
      .addPrimaryKeyConstraint('reminder_settings_key', ['companyID', 'storeID'])
      .execute()

    // When a reminder will be sent, when it was sent, or why it never will be.
    await schema.alterTable('payments').addColumn('remindAt', big).execute()
    await schema.alterTable('payments').addColumn('remindedAt', big).execute()
    await schema.alterTable('payments').addColumn('remindDropped', 'text').execute()
  },
}
