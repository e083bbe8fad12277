import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { carryOver } from '@xd/core/domain/fields/edit.ts'
import type { FieldModule } from '@xd/core/domain/fields/definition.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { Caller } from '#caller.ts'
import { fail, found, invalid } from '#failure.ts'
import { deleteCategory, lockCategory } from '#queries/calendar-categories.ts'
import { countEntries, deleteEntries, moveEntries } from '#queries/calendar-entries.ts'
import { deleteForm, findFields, recordsHolding, setValues } from '#queries/custom-fields.ts'
import { audit } from '#services/audit.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'
import { dateFieldsOn, moveDateFields } from './date-fields.ts'
import { emit } from '#db/database.ts'

type Given = Input<'calendar/categories/update'>['category']

/** Rows read at a time, so that a large calendar's don't fill the memory. */
const BATCH = 500

/** Deletes the values of a calendar's own fields in the entries on it. */
const dropValues = Effect.fnUntraced(function* (caller: Caller, module: FieldModule) {
  const fields = yield* findFields(caller, module)
  const ids = fields.map(({ id }) => id)
  for (let last = 0; ;) {
    const records = yield* recordsHolding(caller, module, ids, { after: last, limit: BATCH })
    for (const { id, values } of records) {
      last = id
      yield* setValues(caller, module, id, carryOver(values, fields, []))
    }
    if (records.length < BATCH) return
  }
})

/** Deletes a calendar, after its entries have been moved to another or deleted. */
export const removeCategory = Effect.fnUntraced(function* (
  caller: Caller,
  { catID, moveTo, deleteEntries: deletes }: Given,
  expectedVersion: ExpectedVersion,
) {
  if (!holds(caller.permissions, 'settings')) return yield* fail('not_allowed')
  const id = catID ?? 0
  const { catTitle, catVersion } = yield* found(yield* lockCategory(caller, id, 'delete'), 'category')
  yield* requireVersion(expectedVersion, catVersion)
  if (moveTo === id) return yield* invalid({ 'category.moveTo': 'Choose another calendar' })
  if (typeof moveTo === 'number') yield* found(yield* lockCategory(caller, moveTo, 'use'), 'category')
  const count = yield* countEntries(caller, id)
  const module = `calendar/${id}` as const
  if (count > 0) {
    if (deletes === true) yield* deleteEntries(caller, id)
    else if (moveTo !== undefined) {
      yield* dropValues(caller, module)
      yield* moveEntries(caller, id, moveTo)
    } else
      return yield* fail('category_in_use', {
        sentence: `There ${count === 1 ? 'is still 1 entry' : `are still ${grouped(count)} entries`} on this calendar.`,
        details: { count },
      })
  }
  const dateFields = (yield* dateFieldsOn(caller, id)).map(({ title }) => title)
  for (const moduleID of yield* moveDateFields(caller, id))
    yield* emit('reload_custom_fields', { moduleID }, { companyID: caller.companyID })
  yield* deleteForm(caller, module)
  yield* deleteCategory(caller, id)
  const entries =
    count === 0 ? {} : deletes === true ? { entriesDeleted: count } : { entriesMoved: count, movedTo: moveTo }
  yield* audit(caller, {
    action: 'calendar-delete',
    target: `category/${id}`,
    detail: { catTitle, ...entries, ...(dateFields.length > 0 && { dateFields }) },
  })
})
