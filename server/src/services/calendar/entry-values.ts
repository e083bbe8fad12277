import { Effect } from 'effect'
import { changeFieldValues } from '@xd/core/domain/fields/change.ts'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { carryOver, fieldsAtRisk } from '@xd/core/domain/fields/edit.ts'
import type { FieldValue } from '@xd/core/domain/fields/value.ts'
import type { Caller } from '#caller.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { fail, invalid } from '#failure.ts'
import type { EntryRow } from '#queries/calendar-entries.ts'
import { holdFields } from '#queries/custom-fields.ts'

type Values = Readonly<Record<string, FieldValue>>

/** The fields of entries on a calendar: those of all entries, then its own. */
const fieldsOn = query(async (db: TxDb, caller: Caller, catID: number | null): Promise<readonly FieldDefinition[]> => [
  ...(await holdFields(db, caller, 'calendar')),
  ...(catID === null ? [] : await holdFields(db, caller, `calendar/${catID}`)),
])

interface Change {
  readonly catID: number | null
  readonly posted: Readonly<Record<string, unknown>>
  /** Values that the new calendar has no field for may be deleted. */
  readonly dropValues: boolean
}

/**
 * An entry's custom values after a change. When it moves to another calendar, it keeps the values of fields that both
 * have. The others are refused by name, unless they may be deleted or the same change empties them.
 */
export const entryValues = Effect.fnUntraced(function* (
  caller: Caller,
  before: Pick<EntryRow, 'itemCalendarID' | 'itemCustomFields'> | undefined,
  { catID, posted, dropValues }: Change,
) {
  const had = JSON.parse(before?.itemCustomFields ?? '{}') as Values
  const moves = before !== undefined && before.itemCalendarID !== catID && Object.keys(had).length > 0
  if (!moves && Object.keys(posted).length === 0) return had
  const fields = yield* fieldsOn(caller, catID)
  const old = moves ? yield* fieldsOn(caller, before.itemCalendarID) : fields
  const kept = moves ? carryOver(had, fieldsAtRisk(old, fields), fields) : { ...had }
  const values = old.flatMap(({ id, title }) =>
    id in had && !(id in kept) && posted[id] !== null ? [{ fieldID: id, title, value: had[id]! }] : [],
  )
  if (values.length > 0 && !dropValues) return yield* fail('values_dropped', { details: { values } })

  // A value without a field can still be emptied.
  const strays = Object.keys(had).filter((id) => posted[id] === null && !fields.some((field) => field.id === id))
  for (const id of strays) delete kept[id]
  const asked = Object.fromEntries(Object.entries(posted).filter(([id]) => !strays.includes(id)))
  const check = changeFieldValues(fields, kept, asked, caller.permissions)
  if (check.ok) return check.values
  return yield* invalid(
    Object.fromEntries(
      Object.entries(check.errors).map(([id, sentence]) => [`entry.itemCustomFields.${id}`, sentence]),
    ),
  )
})
