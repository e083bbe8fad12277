import { type EntryWords, wordsOfCustomer } from '@xd/core/domain/calendar/entry-search.ts'
import type { CalendarField } from '@xd/core/domain/calendar/managed.ts'
import type { Db } from '#db/connect.ts'
import { dateOfRecord, DATES, type FieldDate, type Window } from '#queries/calendar-entries.ts'
import { findFields } from '#queries/custom-fields.ts'
import type { Candidate, Viewer, WantsCalendar } from '#services/calendar/candidate.ts'

type Module = 'customer' | 'payments'

/** The module's date fields that show on the calendar. */
const calendarFields = async (db: Db, viewer: Viewer, module: Module): Promise<readonly CalendarField[]> =>
  (await findFields(db, viewer, module)).filter(
    ({ type, config }) => type === 'date' && config?.showOnCalendar === true,
  )

const repeats = ({ config }: CalendarField): boolean => config?.repeatYearly === true

/** Makes candidates of a field's dates, of which there may be tens of thousands. */
const candidatesOf = (source: Module, field: CalendarField) => {
  const [part, itemCalendarID] = [`/${field.id}`, field.config?.calendarID ?? null]
  const itemRepeat = repeats(field) ? ('year' as const) : null
  return ({ recordID, day }: FieldDate): Candidate => ({
    source,
    recordID,
    part,
    field,
    itemCalendarID,
    itemDateStart: day,
    itemDateEnd: day,
    itemRepeat,
  })
}

interface Wanted {
  readonly window: Window
  readonly wants: WantsCalendar
  readonly words: EntryWords | undefined
}

/** Dates in the custom fields of a module's records that may occur in a window. */
export const datesAround = async (
  db: Db,
  viewer: Viewer,
  module: Module,
  { window, wants, words }: Wanted,
): Promise<Candidate[]> => {
  const found: (readonly Candidate[])[] = []
  const fields = (await calendarFields(db, viewer, module)).filter(({ config }) => wants(config?.calendarID ?? null))
  for (const field of fields) {
    const dates = await DATES[module](db, viewer, {
      fieldID: field.id,
      repeats: repeats(field),
      window,
      words: wordsOfCustomer(words, field.title),
    })
    found.push(dates.map(candidatesOf(module, field)))
  }
  return found.flat()
}

/** The date in one field of one record. */
export const dateIn = async (db: Db, viewer: Viewer, module: Module, recordID: number, fieldID: string) => {
  const field = (await calendarFields(db, viewer, module)).find(({ id }) => id === fieldID)
  const day = field && (await dateOfRecord(db, viewer, module, { recordID, fieldID }))
  return field && day ? candidatesOf(module, field)({ recordID, day }) : undefined
}
