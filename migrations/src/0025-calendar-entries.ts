import { type RawBuilder, sql } from 'kysely'
import { type Dialect, type Migration, notNull } from './dialect.ts'

type Sql = RawBuilder<unknown>
type Which = 'old' | 'new'

/** The tables with custom field values, and the module name for their dates. */
const DATED = [
  { table: 'customers', key: 'custID', values: 'custCustomFields', module: 'customer' },
  { table: 'payments', key: 'paymentID', values: 'paymentCustomFields', module: 'payments' },
] as const
type Dated = (typeof DATED)[number]

const COLUMNS = sql`"companyID", "moduleID", "recordID", "fieldID", "day", "monthDay"`

/** One row for every value of a record that looks like a date. Whether its field is a date is checked on reading. */
const datesOf = (dialect: Dialect, { key, values, module }: Dated, from: (column: string) => Sql, source: Sql): Sql => {
  const read =
    dialect === 'sqlite'
      ? {
          each: sql`json_each(${from(values)}) as f`,
          value: sql`f.value`,
          isDate: sql`f.type = 'text' and f.value glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`,
        }
      : {
          each: sql`json_each_text(${from(values)}::json) as f`,
          value: sql`f.value`,
          isDate: sql`f.value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`,
        }
  return sql`insert into field_dates (${COLUMNS})
    select ${from('companyID')}, ${sql.lit(module)}, ${from(key)}, f.key, ${read.value}, substr(${read.value}, 6)
    from ${source}${read.each} where ${read.isDate}`
}

const triggersOf = (dialect: Dialect, dated: Dated): Sql[] => {
  const { table, key, values, module } = dated
  const row = (which: Which) => (column: string) => sql.ref(`${which}.${column}`)
  const forget = sql`delete from field_dates where "companyID" = ${row('old')('companyID')} and "moduleID" = ${sql.lit(module)} and "recordID" = ${row('old')(key)}`
  const note = datesOf(dialect, dated, row('new'), sql``)
  const acts = [
    ['come', sql`insert`, sql`${row('new')(values)} <> '{}'`, [note]],
    ['change', sql`update of ${sql.ref(values)}`, sql`${row('old')(values)} <> ${row('new')(values)}`, [forget, note]],
    ['go', sql`delete`, sql`${row('old')(values)} <> '{}'`, [forget]],
  ] as const
  return acts.flatMap(([name, on, when, effects]) => {
    const trigger = sql.ref(`${table}_dated_${name}`)
    const body = sql.join(
      effects.map((effect) => sql`${effect};`),
      sql` `,
    )
    if (dialect === 'sqlite')
      return [sql`create trigger ${trigger} after ${on} on ${sql.table(table)} when ${when} begin ${body} end`]
    const run = sql.ref(`date_${table}_${name}`)
    return [
      sql`create function ${run}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      sql`create trigger ${trigger} after ${on} on ${sql.table(table)} for each row when (${when}) execute function ${run}()`,
    ]
  })
}

/**
 * The entries staff make in a calendar, which calendars each of them sees, and the dates in records' custom fields:
 * next to the records, by day, so that a day's birthdays are read from an index. The database keeps the dates itself,
 * so that no write path can forget them.
 */
export const calendarEntries: Migration = {
  name: '0025-calendar-entries',
  up: async ({ db, schema, dialect, columns: { id, idType, big } }) => {
    await schema
      .createTable('calendar_entries')
      .addColumn('itemID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('itemTitle', 'text', notNull)
      .addColumn('itemCalendarID', big, (c) => c.notNull().references('calendar_categories.catID'))
      // A day, or a minute of one, in the company's zone.
      .addColumn('itemDateStart', 'text', notNull)
      .addColumn('itemDateEnd', 'text', notNull)
      .addColumn('itemRepeat', 'text')
      .addColumn('itemCustomFields', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute()
    await schema
      .createIndex('calendar_entries_by_end')
      .on('calendar_entries')
      .columns(['companyID', 'itemRepeat', 'itemDateEnd'])
      .execute()

    await schema
      .createTable('calendar_choices')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      // 0: entries on no calendar.
      .addColumn('catID', big, notNull)
      .addColumn('isShown', 'integer', notNull)
      .addPrimaryKeyConstraint('calendar_choices_key', ['companyID', 'userID', 'catID'])
      .execute()

    await schema
      .createTable('field_dates')
      .addColumn('companyID', big, notNull)
      .addColumn('moduleID', 'text', notNull)
      .addColumn('recordID', big, notNull)
      .addColumn('fieldID', 'text', notNull)
      .addColumn('day', 'text', notNull)
      .addColumn('monthDay', 'text', notNull)
      .addPrimaryKeyConstraint('field_dates_key', ['companyID', 'moduleID', 'recordID', 'fieldID'])
      .execute()
    for (const by of ['day', 'monthDay'] as const)
      await schema
        .createIndex(`field_dates_by_${by}`)
        .on('field_dates')
        .columns(['companyID', 'moduleID', 'fieldID', by, 'recordID'])
        .execute()

    for (const dated of DATED) {
      // A table function may name the columns of the tables before it.
      await datesOf(dialect, dated, (column) => sql.ref(`r.${column}`), sql`${sql.table(dated.table)} as r, `).execute(
        db,
      )
      for (const statement of triggersOf(dialect, dated)) await statement.execute(db)
    }
  },
}
