import type { ColumnType, Generated } from 'kysely'
import type { Bit } from './tables.ts'

export interface CalendarCategoriesTable {
  catID: Generated<number>
  companyID: number
  catTitle: string
  catColor: string
}

/** What staff enter. Entries of other modules are computed from what they belong to. */
export interface CalendarEntriesTable {
  itemID: Generated<number>
  companyID: number
  itemTitle: string
  itemCalendarID: number
  /** A day, or a minute of one, in the company's zone. */
  itemDateStart: string
  itemDateEnd: string
  itemRepeat: 'year' | null
  itemCustomFields: ColumnType<string, string | undefined, string>
}

export interface CalendarChoicesTable {
  companyID: number
  userID: number
  /** 0: what is on no calendar. */
  catID: number
  isShown: Bit
}

/** Dates among the values of custom fields: kept by the database itself. */
export interface FieldDatesTable {
  companyID: number
  moduleID: string
  recordID: number
  fieldID: string
  day: string
  monthDay: string
}
