import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

const KEPT = [
  'itemID',
  'companyID',
  'itemTitle',
  'itemCalendarID',
  'itemDateStart',
  'itemDateEnd',
  'itemRepeat',
  'itemCustomFields',
] as const

/** Entries are edited, by one person at a time, and stay on no calendar when theirs is deleted. */
export const calendarEntriesEdited: Migration = {
  name: '0052-calendar-entries-edited',
  up: async ({ db, schema, dialect, columns: { id, idType, big } }) => {
    if (dialect === 'postgres') {
      await schema
        .alterTable('calendar_entries')
        .alterColumn('itemCalendarID', (c) => c.dropNotNull())
        .execute()
      await schema
        .alterTable('calendar_entries')
        .addColumn('itemVersion', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
    } else {
      // SQLite cannot make a column nullable: the table is copied.
      await schema
        .createTable('calendar_entries_next')
        .addColumn('itemID', idType, id)
        .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
        .addColumn('itemTitle', 'text', notNull)
        .addColumn('itemCalendarID', big, (c) => c.references('calendar_categories.catID'))
        .addColumn('itemDateStart', 'text', notNull)
        .addColumn('itemDateEnd', 'text', notNull)
        .addColumn('itemRepeat', 'text')
        .addColumn('itemCustomFields', 'text', (c) => c.notNull().defaultTo('{}'))
        .addColumn('itemVersion', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
      const columns = sql.join(KEPT.map((name) => sql.ref(name)))
      await sql`insert into calendar_entries_next (${columns}) select ${columns} from calendar_entries`.execute(db)
      await schema.dropTable('calendar_entries').execute()
      await schema.alterTable('calendar_entries_next').renameTo('calendar_entries').execute()
      await schema
        .createIndex('calendar_entries_by_end')
        .on('calendar_entries')
        .columns(['companyID', 'itemRepeat', 'itemDateEnd'])
        .execute()
    }
    await schema
      .createIndex('calendar_entries_by_calendar')
      .on('calendar_entries')
      .columns(['companyID', 'itemCalendarID'])
      .execute()
  },
}
