import { Effect } from 'effect'
import {
  definitionFaults,
  type FieldDefinition,
  type FieldModule,
  fieldsCan,
} from '@xd/core/domain/fields/definition.ts'
import { carryOver, fieldsAtRisk } from '@xd/core/domain/fields/edit.ts'
import type { Caller } from '#caller.ts'
import { Database, type Tx } from '#db/database.ts'
import { fail } from '#failure.ts'
import { lockFields, recordsHolding, replaceFields, setValues } from '#queries/custom-fields.ts'
import { audit } from '#services/audit.ts'

/** Rows read at a time, so that a large company's do not fill the memory. */
const BATCH = 500

const checkFields = (fields: readonly FieldDefinition[], module: FieldModule) => {
  const faults = definitionFaults(fields, module)
  const can = fieldsCan.save(fields, module)
  if (can.ok) return Effect.void
  const named = Object.fromEntries(Object.entries(faults).map(([id, sentence]) => [`fields.${id}`, sentence]))
  return fail('invalid_input', { fields: Object.keys(named).length > 0 ? named : { fields: can.reason } })
}

/** Deletes values the new fields cannot hold, and returns how many rows that changed. */
const carryRecords = Effect.fnUntraced(function* (
  tx: Tx,
  caller: Caller,
  module: FieldModule,
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
) {
  const risked = fieldsAtRisk(before, after).map(({ id }) => id)
  let [changed, last] = [0, 0]
  for (;;) {
    const records = yield* tx.query((db) => recordsHolding(db, caller, module, risked, { after: last, limit: BATCH }))
    for (const { id, values } of records) {
      const carried = carryOver(values, after)
      last = id
      if (JSON.stringify(carried) === JSON.stringify(values)) continue
      changed += 1
      yield* tx.query((db) => setValues(db, caller, module, id, carried))
    }
    if (records.length < BATCH) return changed
  }
})

/** Replaces a module's fields. Deleting a field deletes its data in the same transaction. */
export const saveFields = Effect.fnUntraced(function* (
  caller: Caller,
  module: FieldModule,
  fields: readonly FieldDefinition[],
  at: number,
) {
  const { write } = yield* Database
  yield* checkFields(fields, module)
  return yield* write((tx) =>
    Effect.gen(function* () {
      const before = yield* tx.query((db) => lockFields(db, caller, module))
      yield* tx.query((db) => replaceFields(db, caller, module, fields))
      const records = yield* carryRecords(tx, caller, module, before, fields)
      const gone = before.filter(({ id }) => !fields.some((field) => field.id === id)).map(({ title }) => title)
      yield* audit(tx, caller, {
        at,
        action: 'custom-fields-save',
        target: `custom-fields/${module}`,
        detail: { deleted: gone, records },
      })
      tx.emit('reload_custom_fields', { moduleID: module }, { companyID: caller.companyID })
      return { fields, records }
    }),
  )
})
