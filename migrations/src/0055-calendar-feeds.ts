import { type Migration, notNull } from './dialect.ts'

export const calendarFeeds: Migration = {
  name: '0055-calendar-feeds',
  up: async ({ schema, columns: { big } }) => {
    await schema
      .createTable('calendar_feeds')
      // One for each user.
      .addColumn('userID', big, (c) => c.primaryKey().references('users.userID'))
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
      .addColumn('initials', 'integer', notNull)
      .addColumn('createdAt', big, notNull)
      .addColumn('readAt', big)
      .execute()
  },
}
