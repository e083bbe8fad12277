import type { ColumnType, Generated } from 'kysely'
import type { Bit } from './tables.ts'

export interface CalendarCategoriesTable {
  catID: Generated<number>
  companyID: number
  catTitle: string
  catColor: string
  catVersion: ColumnType<number, number | undefined, number>
}

/** Entries made by staff. Entries of other modules are computed from their records. */
export interface CalendarEntriesTable {
  itemID: Generated<number>
  companyID: number
  itemTitle: string
  /** Null if it is on no calendar. */
  itemCalendarID: number | null
  /** A day, or a minute of one, in the company's zone. */
  itemDateStart: string
  itemDateEnd: string
  itemRepeat: 'year' | null
  itemCustomFields: ColumnType<string, string | undefined, string>
  /** Counts the saves. */
  itemVersion: Generated<number>
}

export interface CalendarChoicesTable {
  companyID: number
  userID: number
  /** 0: on no calendar. */
  catID: number
  isShown: Bit
}

/** Dates among the values of custom fields, kept by database triggers. */
export interface FieldDatesTable {
  companyID: number
  moduleID: string
  recordID: number
  fieldID: string
  day: string
  monthDay: string
}

/** A user's calendar feed for other programs, at a secret address. */
export interface CalendarFeedsTable {
  userID: number
  companyID: number
  tokenHash: string
  /** Customers appear by their initials. */
  initials: Bit
  createdAt: number
  readAt: number | null
}

/** Imported calendar files. */
export interface CalendarImportsTable {
  importID: Generated<number>
  companyID: number
  userID: number
  filename: string
  made: number
  importedAt: number
  undoneAt: number | null
}

/** The entry made from an event. Deleted with the entry. */
export interface CalendarImportEntriesTable {
  companyID: number
  uidHash: string
  itemID: number
  importID: number
}

export interface CalendarTables {
  calendar_categories: CalendarCategoriesTable
  calendar_entries: CalendarEntriesTable
  calendar_choices: CalendarChoicesTable
  calendar_feeds: CalendarFeedsTable
  calendar_imports: CalendarImportsTable
  calendar_import_entries: CalendarImportEntriesTable
  field_dates: FieldDatesTable
}
