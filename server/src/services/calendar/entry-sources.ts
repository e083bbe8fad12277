import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import type { CalendarField } from '@xd/core/domain/calendar/managed.ts'
import type { Repeat } from '@xd/core/domain/calendar/occurrences.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import {
  customerDates,
  entriesAround,
  type EntryRow,
  expiriesIn,
  paymentDates,
  type Window,
} from '#queries/calendar-entries.ts'
import { findFields } from '#queries/custom-fields.ts'

/** Where an entry comes from, with what its title is made of, once it is to be shown. */
export type Source =
  | { readonly kind: 'entry'; readonly row: EntryRow }
  | { readonly kind: 'customer' | 'payments'; readonly recordID: number; readonly field: CalendarField }
  | { readonly kind: 'expiry'; readonly recordID: number }

/** An entry that may occur in a window, without its words: a window may hold many more than are shown. */
export interface Candidate {
  /** Identifies it. */
  readonly key: string
  readonly itemCalendarID: number | null
  readonly itemDateStart: EntryDate
  readonly itemDateEnd: EntryDate
  readonly itemRepeat: Repeat
  readonly source: Source
}

const ownEntries = async (db: Db, caller: Caller, window: Window): Promise<Candidate[]> =>
  (await entriesAround(db, caller, window)).map((row) => ({
    key: `entry/${row.itemID}`,
    itemCalendarID: row.itemCalendarID,
    itemDateStart: row.itemDateStart as EntryDate,
    itemDateEnd: row.itemDateEnd as EntryDate,
    itemRepeat: row.itemRepeat,
    source: { kind: 'entry', row },
  }))

const DATES = { customer: customerDates, payments: paymentDates } as const

const fieldEntries = async (
  db: Db,
  caller: Caller,
  module: 'customer' | 'payments',
  window: Window,
): Promise<Candidate[]> => {
  const found: Candidate[] = []
  for (const field of await findFields(db, caller, module)) {
    const { id, type, config } = field
    if (type !== 'date' || config?.showOnCalendar !== true) continue
    const repeats = config.repeatYearly === true
    for (const { recordID, day } of await DATES[module](db, caller, { fieldID: id, repeats }, window))
      found.push({
        key: `${module}/${recordID}/${id}`,
        itemCalendarID: config.calendarID ?? null,
        itemDateStart: day,
        itemDateEnd: day,
        itemRepeat: repeats ? 'year' : null,
        source: { kind: module, recordID, field },
      })
  }
  return found
}

const expiries = async (db: Db, caller: Caller, window: Window): Promise<Candidate[]> =>
  (await expiriesIn(db, caller, window)).map(({ paymentID, validBeforeLocal }) => ({
    key: `expiry/${paymentID}`,
    itemCalendarID: null,
    itemDateStart: validBeforeLocal as EntryDate,
    itemDateEnd: validBeforeLocal as EntryDate,
    itemRepeat: null,
    source: { kind: 'expiry', recordID: paymentID },
  }))

/** Everything that may occur in a window, among what the caller may read. */
export const candidatesIn = async (db: Db, caller: Caller, window: Window): Promise<readonly Candidate[]> => [
  ...(await ownEntries(db, caller, window)),
  ...(holds(caller.permissions, 'customers') ? await fieldEntries(db, caller, 'customer', window) : []),
  ...(holds(caller.permissions, 'payments') && hasFeature(caller.features, 'payments')
    ? [...(await fieldEntries(db, caller, 'payments', window)), ...(await expiries(db, caller, window))]
    : []),
]
