import { Effect } from 'effect'
import type { WireInput } from '@xd/core/contract/calls.ts'
import {
  definitionFaults,
  type FieldDefinition,
  type FieldModule,
  fieldsCan,
} from '@xd/core/domain/fields/definition.ts'
import { carryOver, fieldsAtRisk, formChanges } from '@xd/core/domain/fields/edit.ts'
import { newFieldKey } from '@xd/core/domain/fields/key.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, invalid, missing } from '#failure.ts'
import { RECORDS } from '#queries/records.table.ts'
import { keysBeside, lockForm, recordsHolding, replaceForm, setValues } from '#queries/custom-fields.ts'
import { audit } from '#services/audit.ts'

type Given = WireInput<'settings/custom-fields/save'>['fields']

/** Rows read at a time, so that a large company's don't fill the memory. */
const BATCH = 500

/** New fields that come without a key are given one. */
const keyed = (given: Given): readonly FieldDefinition[] =>
  given.reduce<readonly FieldDefinition[]>((fields, field) => {
    const known = [...fields, ...given.flatMap(({ id }) => (typeof id === 'string' ? [{ id }] : []))]
    return [...fields, { ...field, id: field.id ?? newFieldKey(known, Math.random) }]
  }, [])

/** Errors are named by the field's key, or by its position if the key was to be made here. */
const checkFields = (given: Given, fields: readonly FieldDefinition[], module: FieldModule) => {
  const can = fieldsCan.save(fields, module)
  if (can.ok) return Effect.void
  const nameOf = (id: string) => given.find((field) => field.id === id)?.id ?? fields.findIndex((one) => one.id === id)
  const named = Object.entries(definitionFaults(fields, module)).map(([id, sentence]) => [
    `fields.${nameOf(id)}`,
    sentence,
  ])
  return invalid(named.length > 0 ? Object.fromEntries(named) : { fields: can.reason })
}

/** A date can only be shown on one of the company's own calendars. */
const checkCalendars = Effect.fnUntraced(function* (caller: Caller, fields: readonly FieldDefinition[]) {
  const { read } = yield* Database
  const ids = [...new Set(fields.flatMap(({ config }) => config?.calendarID ?? []))]
  if (ids.length === 0) return
  if ((yield* read((db) => RECORDS.category.count(db, caller, ids))) < ids.length) yield* missing('category')
})

/** An entry has the fields of every calendar and those of its own. Two with one key would share a value. */
const checkKeys = Effect.fnUntraced(function* (
  caller: Caller,
  module: FieldModule,
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
) {
  const taken = yield* keysBeside(caller, module)
  const doubled = after.find(({ id }) => taken.has(id) && !before.some((field) => field.id === id))
  if (doubled)
    return yield* invalid({ [`fields.${doubled.id}`]: 'Another form of the calendar has a field with this key' })
})

/** Deletes values the new fields cannot hold, and returns how many rows that changed. */
const carryRecords = Effect.fnUntraced(function* (
  caller: Caller,
  module: FieldModule,
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
) {
  const atRisk = fieldsAtRisk(before, after)
  const ids = atRisk.map(({ id }) => id)
  let [changed, last] = [0, 0]
  for (;;) {
    const records = yield* recordsHolding(caller, module, ids, { after: last, limit: BATCH })
    for (const { id, values } of records) {
      const carried = carryOver(values, atRisk, after)
      last = id
      if (JSON.stringify(carried) === JSON.stringify(values)) continue
      changed += 1
      yield* setValues(caller, module, id, carried)
    }
    if (records.length < BATCH) return changed
  }
})

/**
 * Replaces a module's fields. Deleting a field deletes its data in the same transaction. `expectedVersion` is the one that
 * the editor started from: `conflict` if someone else has saved since.
 */
export const saveFields = Effect.fnUntraced(function* (
  caller: Caller,
  module: FieldModule,
  given: Given,
  expectedVersion: number | undefined,
) {
  const { write } = yield* Database
  const fields = keyed(given)
  yield* checkFields(given, fields, module)
  yield* checkCalendars(caller, fields)
  return yield* write(
    Effect.gen(function* () {
      const before = yield* lockForm(caller, module)
      if (expectedVersion !== undefined && expectedVersion !== before.version) return yield* fail('conflict')
      yield* checkKeys(caller, module, before.fields, fields)
      const version = before.version + 1
      yield* replaceForm(caller, module, { fields, version })
      const records = yield* carryRecords(caller, module, before.fields, fields)
      yield* audit(caller, {
        action: 'custom-fields-save',
        target: `custom-fields/${module}`,
        detail: { ...formChanges(before.fields, fields), records },
      })
      yield* emit('reload_custom_fields', { moduleID: module }, { companyID: caller.companyID })
      return { fields, version, records }
    }),
  )
})
