import type { Selectable } from 'kysely'
import { monthDaysOf } from '@xd/core/domain/calendar/window.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { CalendarEntriesTable } from '#db/calendar-tables.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'

/** Days in the company's zone, both included. */
export interface Window {
  readonly from: LocalDay
  readonly to: LocalDay
}

export type EntryRow = Selectable<CalendarEntriesTable>

/** Sorts after every minute of a day, as text. */
const endOf = (day: LocalDay) => `${day}U`

/** Entries made by staff that may occur in a window: core computes the occurrences themselves. */
export const entriesAround = (db: Db, { companyID }: CompanyScope, { from, to }: Window): Promise<EntryRow[]> =>
  db
    .selectFrom('calendar_entries')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('itemDateStart', '<', endOf(to))
    .where((eb) =>
      eb.or([eb('itemRepeat', '=', 'year'), eb.and([eb('itemRepeat', 'is', null), eb('itemDateEnd', '>=', from)])]),
    )
    .execute()

interface DateField {
  readonly fieldID: string
  readonly repeats: boolean
}

export interface FieldDate {
  readonly recordID: number
  readonly day: LocalDay
}

const datesIn = (
  db: Db,
  { companyID }: CompanyScope,
  moduleID: 'customer' | 'payments',
  { fieldID, repeats }: DateField,
  { from, to }: Window,
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

/** Customers whose date field may occur in a window. */
export const customerDates = async (
  db: Db,
  scope: CompanyScope,
  field: DateField,
  window: Window,
): Promise<FieldDate[]> =>
  (await datesIn(db, scope, 'customer', field, window).select(['f.recordID', 'f.day']).execute()) as FieldDate[]

/** Requests from the caller's stores whose date field may occur in a window. */
export const paymentDates = async (
  db: Db,
  scope: CompanyScope,
  field: DateField,
  window: Window,
): Promise<FieldDate[]> =>
  (await datesIn(db, scope, 'payments', field, window)
    .innerJoin('payments as p', (join) =>
      join.onRef('p.paymentID', '=', 'f.recordID').onRef('p.companyID', '=', 'f.companyID'),
    )
    .where('p.storeID', 'in', orNone(scope.storeIDs))
    .select(['f.recordID', 'f.day'])
    .execute()) as FieldDate[]

/** Unpaid requests from the caller's stores that stop being payable in a window, each by its own store's clock. */
export const expiriesIn = (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  { from, to }: Window,
): Promise<{ paymentID: number; validBeforeLocal: string }[]> =>
  db
    .selectFrom('payments')
    .select(['paymentID', 'validBeforeLocal'])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where('paymentStatus', '=', 'sent')
    .where('validBeforeLocal', '>=', from)
    .where('validBeforeLocal', '<', endOf(to))
    .execute()
