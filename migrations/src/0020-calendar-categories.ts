import { type Migration, notNull } from './dialect.ts'

export const calendarCategories: Migration = {
  name: '0020-calendar-categories',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('calendar_categories')
      .addColumn('catID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('catTitle', 'text', notNull)
      .addColumn('catColor', 'text', notNull)
      .execute()
    await schema
      .createIndex('calendar_categories_by_company')
      .on('calendar_categories')
      .columns(['companyID', 'catID'])
      .execute()
  },
}
