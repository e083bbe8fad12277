import { type Migration, notNull } from './dialect.ts'

/** Imported calendar files, and the entries made from them, so that an event is entered only once. */
export const calendarImports: Migration = {
  name: '0060-calendar-imports',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('calendar_imports')
      .addColumn('importID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('filename', 'text', notNull)
      .addColumn('made', 'integer', notNull)
      .addColumn('importedAt', big, notNull)
      .addColumn('undoneAt', big)
      .execute()
    await schema
      .createIndex('calendar_imports_by_date')
      .on('calendar_imports')
      .columns(['companyID', 'importedAt', 'importID'])
      .execute()
    await schema
      .createTable('calendar_import_entries')
      .addColumn('companyID', big, notNull)
      // A digest of the event's own name in the file, which may be of any length.
      .addColumn('uidHash', 'text', notNull)
      .addColumn('itemID', big, (c) => c.notNull().references('calendar_entries.itemID').onDelete('cascade'))
      .addColumn('importID', big, (c) => c.notNull().references('calendar_imports.importID'))
      .addPrimaryKeyConstraint('calendar_import_entries_key', ['companyID', 'uidHash'])
      .execute()
    await schema
      .createIndex('calendar_import_entries_by_entry')
      .on('calendar_import_entries')
      .column('itemID')
      .execute()
    await schema
      .createIndex('calendar_import_entries_by_import')
      .on('calendar_import_entries')
      .column('importID')
      .execute()
  },
}
