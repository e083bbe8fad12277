import { type Selectable, sql, type SqlBool } from 'kysely'
import { type EntryWords, isTitled } from '@xd/core/domain/calendar/entry-search.ts'
import { monthDaysOf } from '@xd/core/domain/calendar/window.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntriesTable } from '#db/calendar-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'
import { contains, every } from '#db/search.ts'
import { customersFoundBy } from './customer-search.ts'

/** Days in the company's zone, both included. */
export interface Window {
  readonly from: LocalDay
  readonly to: LocalDay
}

export type EntryRow = Selectable<CalendarEntriesTable>

/** Sorts after every minute of a day, as text. */
const endOf = (day: LocalDay) => `${day}U`

const ownAround = (db: Db, { companyID }: CompanyScope, { from, to }: Window) =>
  db
    .selectFrom('calendar_entries')
    .select(['itemID', 'itemCalendarID', 'itemDateStart', 'itemDateEnd', 'itemRepeat'])
    .where('companyID', '=', companyID)
    .where('itemDateStart', '<', endOf(to))
    .where((eb) =>
      eb.or([eb('itemRepeat', '=', 'year'), eb.and([eb('itemRepeat', 'is', null), eb('itemDateEnd', '>=', from)])]),
    )

/** Entries made by staff that may occur in a window, without their text: core computes the occurrences themselves. */
export const entriesAround = (db: Db, scope: CompanyScope, window: Window) => ownAround(db, scope, window).execute()

/** Titles that folding changes beyond their case: they have an apostrophe, or a letter outside plain English. */
const isFolded = (db: Db) =>
  isPostgres(db) ? sql<SqlBool>`"itemTitle" ~ '[^ -&(-_a-~]'` : sql<SqlBool>`"itemTitle" glob '*[^ -&(-_a-~]*'`

/** The entries whose title contains every word. The database decides for plain titles; the others are folded here. */
export const entriesTitled = async (db: Db, scope: CompanyScope, window: Window, words: EntryWords) => {
  const plain = every(words.inTitle.map((word) => contains(sql<string>`lower("itemTitle")`, word)))
  const rows = await ownAround(db, scope, window)
    .select('itemTitle')
    .where((eb) => eb.or([plain, isFolded(db)]))
    .execute()
  return rows.filter(({ itemTitle }) => isTitled(itemTitle, words))
}

interface WantedDates {
  readonly fieldID: string
  readonly repeats: boolean
  readonly window: Window
  /** They must find the customer. */
  readonly words: readonly string[]
}

export interface FieldDate {
  readonly recordID: number
  readonly day: LocalDay
}

const datesIn = (
  db: Db,
  { companyID }: CompanyScope,
  moduleID: 'customer' | 'payments',
  { fieldID, repeats, window: { from, to } }: WantedDates,
) =>
  db
    .selectFrom('field_dates as f')
    .where('f.companyID', '=', companyID)
    .where('f.moduleID', '=', moduleID)
    .where('f.fieldID', '=', fieldID)
    .where('f.day', '<=', to)
    .$if(!repeats, (query) => query.where('f.day', '>=', from))
    .$if(repeats, (query) =>
      query.where((eb) =>
        eb.or(
          monthDaysOf(from, to).map(([low, high]) =>
            eb.and([eb('f.monthDay', '>=', low), eb('f.monthDay', '<=', high)]),
          ),
        ),
      ),
    )

export const findEntries = async (
  db: Db,
  { companyID }: CompanyScope,
  itemIDs: readonly number[],
): Promise<EntryRow[]> =>
  itemIDs.length === 0
    ? []
    : db
        .selectFrom('calendar_entries')
        .selectAll()
        .where('companyID', '=', companyID)
        .where(amongThese(db, 'itemID', itemIDs))
        .execute()

export const { lock: lockEntry, remove: deleteEntry } = rowsByID('calendar_entries', 'itemID')

type NewEntry = Omit<EntryRow, 'itemID' | 'itemVersion'>

export const insertEntry = async (db: TxDb, entry: NewEntry): Promise<EntryRow> =>
  db.insertInto('calendar_entries').values(entry).returningAll().executeTakeFirstOrThrow()

export const updateEntry = (db: TxDb, { companyID, itemID, itemVersion: _, ...entry }: EntryRow): Promise<EntryRow> =>
  db
    .updateTable('calendar_entries')
    .set(({ eb }) => ({ ...entry, itemVersion: eb('itemVersion', '+', 1) }))
    .where('companyID', '=', companyID)
    .where('itemID', '=', itemID)
    .returningAll()
    .executeTakeFirstOrThrow()

const onCalendar = (db: TxDb, { companyID }: CompanyScope, catID: number) => ({
  update: db.updateTable('calendar_entries').where('companyID', '=', companyID).where('itemCalendarID', '=', catID),
  remove: db.deleteFrom('calendar_entries').where('companyID', '=', companyID).where('itemCalendarID', '=', catID),
})

export const countEntries = query(
  async (db: Db, { companyID }: CompanyScope, catID: number): Promise<number> =>
    (
      await db
        .selectFrom('calendar_entries')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('companyID', '=', companyID)
        .where('itemCalendarID', '=', catID)
        .executeTakeFirstOrThrow()
    ).n,
)

/** Moves every entry of a calendar to another, or to none. */
export const moveEntries = query((db: TxDb, scope: CompanyScope, catID: number, to: number | null) =>
  onCalendar(db, scope, catID)
    .update.set(({ eb }) => ({ itemCalendarID: to, itemVersion: eb('itemVersion', '+', 1) }))
    .execute(),
)

export const deleteEntries = query((db: TxDb, scope: CompanyScope, catID: number) =>
  onCalendar(db, scope, catID).remove.execute(),
)

/** Customers whose date field may occur in a window. */
const customerDates = async (db: Db, scope: CompanyScope, wanted: WantedDates): Promise<FieldDate[]> => {
  const customers = await customersFoundBy(db, scope, wanted.words)
  return (await datesIn(db, scope, 'customer', wanted)
    .$if(customers !== undefined, (query) => query.where('f.recordID', 'in', customers!))
    .select(['f.recordID', 'f.day'])
    .execute()) as FieldDate[]
}

/** Requests from the caller's stores whose date field may occur in a window. */
const paymentDates = async (db: Db, scope: CompanyScope, wanted: WantedDates): Promise<FieldDate[]> => {
  const customers = await customersFoundBy(db, scope, wanted.words)
  return (await datesIn(db, scope, 'payments', wanted)
    .innerJoin('payments as p', (join) =>
      join.onRef('p.paymentID', '=', 'f.recordID').onRef('p.companyID', '=', 'f.companyID'),
    )
    .where('p.storeID', 'in', orNone(scope.storeIDs))
    .$if(customers !== undefined, (query) => query.where('p.custID', 'in', customers!))
    .select(['f.recordID', 'f.day'])
    .execute()) as FieldDate[]
}

/** Records with a date that may occur in a window, among those the caller may read. */
export const DATES = { customer: customerDates, payments: paymentDates } as const

export const dateOfRecord = async (
  db: Db,
  { companyID }: CompanyScope,
  moduleID: 'customer' | 'payments',
  { recordID, fieldID }: { readonly recordID: number; readonly fieldID: string },
): Promise<LocalDay | undefined> => {
  const row = await db
    .selectFrom('field_dates')
    .select('day')
    .where('companyID', '=', companyID)
    .where('moduleID', '=', moduleID)
    .where('recordID', '=', recordID)
    .where('fieldID', '=', fieldID)
    .executeTakeFirst()
  return row?.day as LocalDay | undefined
}

/** Unpaid requests from the caller's stores that stop being payable in a window, each by its own store's clock. */
export const expiriesIn = async (
  db: Db,
  scope: CompanyScope,
  { from, to }: Window,
  words: readonly string[],
): Promise<{ paymentID: number; validBeforeLocal: string }[]> => {
  const { companyID, storeIDs } = scope
  const customers = await customersFoundBy(db, scope, words)
  return db
    .selectFrom('payments')
    .select(['paymentID', 'validBeforeLocal'])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where('paymentStatus', '=', 'sent')
    .where('validBeforeLocal', '>=', from)
    .where('validBeforeLocal', '<', endOf(to))
    .$if(customers !== undefined, (query) => query.where('custID', 'in', customers!))
    .execute()
}
