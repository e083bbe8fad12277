import type { CalendarField } from '@xd/core/domain/calendar/managed.ts'
import type { Db } from '#db/connect.ts'
import { dateOfRecord, DATES, type FieldDate, type Window } from '#queries/calendar-entries.ts'
import { findFields } from '#queries/custom-fields.ts'
import type { Candidate, Viewer } from '#services/calendar/candidate.ts'

type Module = 'customer' | 'payments'

/** The module's date fields that show on the calendar. */
const calendarFields = async (db: Db, viewer: Viewer, module: Module): Promise<readonly CalendarField[]> =>
  (await findFields(db, viewer, module)).filter(
    ({ type, config }) => type === 'date' && config?.showOnCalendar === true,
  )

const repeats = ({ config }: CalendarField): boolean => config?.repeatYearly === true

const candidate = (module: Module, field: CalendarField, { recordID, day }: FieldDate): Candidate => ({
  key: `${module}/${recordID}/${field.id}`,
  source: module,
  recordID,
  field,
  itemCalendarID: field.config?.calendarID ?? null,
  itemDateStart: day,
  itemDateEnd: day,
  itemRepeat: repeats(field) ? 'year' : null,
})

/** Dates in the custom fields of a module's records that may occur in a window. */
export const datesAround = async (db: Db, viewer: Viewer, module: Module, window: Window): Promise<Candidate[]> => {
  const found: Candidate[] = []
  for (const field of await calendarFields(db, viewer, module))
    for (const date of await DATES[module](db, viewer, { fieldID: field.id, repeats: repeats(field) }, window))
      found.push(candidate(module, field, date))
  return found
}

/** The date in one field of one record. */
export const dateIn = async (db: Db, viewer: Viewer, module: Module, recordID: number, fieldID: string) => {
  const field = (await calendarFields(db, viewer, module)).find(({ id }) => id === fieldID)
  const day = field && (await dateOfRecord(db, viewer, module, { recordID, fieldID }))
  return field && day ? candidate(module, field, { recordID, day }) : undefined
}
