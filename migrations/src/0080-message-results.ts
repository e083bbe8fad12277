import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** The template of each notice, the outcome of tickets and its time, and how both are found by customer. */
export const messageResults: Migration = {
  name: '0080-message-results',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    // Its name at the time; empty for the standard words. Null for notices from before it was recorded.
    await schema.alterTable('notices').addColumn('templateID', big).execute()
    await schema.alterTable('notices').addColumn('templateName', 'text').execute()
    await sql`create index notices_sent_by_customer on notices ("companyID", "custID", "sentAt")
      where "sentAt" is not null`.execute(db)
    await sql`create index notices_held_out on notices ("companyID", "custID", "statusAt")
      where reason = 'hold_out'`.execute(db)
    await schema
      .createIndex('payments_paid_by_customer')
      .on('payments')
      .columns(['companyID', 'custID', 'statusAt', 'requestedAt'])
      .where(sql<boolean>`"paymentStatus" = 'approved'`)
      .execute()

    // Tickets that a file said were redeemed or renewed.
    await schema
      .createTable('ticket_outcomes')
      .addColumn('outcomeID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('ticketID', big, (c) => c.notNull().references('tickets.ticketID').onDelete('cascade'))
      .addColumn('outcome', 'text', notNull)
      .addColumn('at', big, notNull)
      .addColumn('importID', big, notNull)
      .execute()
    await schema
      .createIndex('ticket_outcomes_by_ticket')
      .on('ticket_outcomes')
      .columns(['ticketID', 'importID'])
      .unique()
      .execute()
    await schema
      .createIndex('ticket_outcomes_by_customer')
      .on('ticket_outcomes')
      .columns(['companyID', 'custID', 'at'])
      .execute()
    await schema.createIndex('ticket_outcomes_by_import').on('ticket_outcomes').columns(['importID']).execute()
  },
}
