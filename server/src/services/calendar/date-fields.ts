import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import type { Caller } from '#caller.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { findFields, lockForm, replaceForm } from '#queries/custom-fields.ts'

/** The modules that have date fields. */
const DATED = ['customer', 'payments'] as const

const isOn =
  (catID: number) =>
  ({ type, config }: FieldDefinition): boolean =>
    type === 'date' && config?.calendarID === catID

/** The date fields shown on a calendar. */
export const dateFieldsOn = query(
  async (db: Db, caller: Caller, catID: number): Promise<readonly FieldDefinition[]> => {
    const found: FieldDefinition[] = []
    for (const module of DATED) found.push(...(await findFields(db, caller, module)).filter(isOn(catID)))
    return found
  },
)

/** Removes a calendar's date fields from every calendar, and returns the modules whose forms change. */
export const moveDateFields = query(async (db: TxDb, caller: Caller, catID: number): Promise<readonly string[]> => {
  const changed: string[] = []
  for (const module of DATED) {
    if (!(await findFields(db, caller, module)).some(isOn(catID))) continue
    const { fields, version } = await lockForm(db, caller, module)
    const moved = fields.map((field) =>
      isOn(catID)(field) ? { ...field, config: { ...field.config, calendarID: null } } : field,
    )
    await replaceForm(db, caller, module, { fields: moved, version: version + 1 })
    changed.push(module)
  }
  return changed
})
