import { type Migration, notNull } from './dialect.ts'

/** The events that end notices: a payment for a ticket, or an answer. */
export const noticeStops: Migration = {
  name: '0070-notice-stops',
  up: async ({ schema, columns: { big } }) => {
    await schema.alterTable('notice_tickets').addColumn('paidAt', big).execute()
    // Customers called last come last on the call list.
    await schema
      .alterTable('notices')
      .addColumn('lastCallAt', big, (c) => c.notNull().defaultTo(0))
      .execute()
    // Nothing more is sent about a ticket for this due date, and why.
    await schema
      .createTable('notice_stops')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('ticketNumber', 'text', notNull)
      .addColumn('dueDate', 'text', notNull)
      .addColumn('cause', 'text', notNull)
      .addColumn('at', big, notNull)
      .addPrimaryKeyConstraint('notice_stops_key', ['storeID', 'ticketNumber', 'dueDate'])
      .execute()
  },
}
