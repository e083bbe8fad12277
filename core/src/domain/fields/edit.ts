import { carriesData, type FieldDefinition, type FieldType } from './definition.ts'
import { checkFieldValue, type FieldValue } from './value.ts'

/** The fields after one is dragged to another position; positions outside the list change nothing. */
export const moveField = (fields: readonly FieldDefinition[], from: number, to: number): readonly FieldDefinition[] => {
  const moved = fields[from]
  if (moved === undefined || to < 0 || to >= fields.length || from === to) return fields
  const rest = fields.filter((_, index) => index !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Spec 2 §4: the type can be changed. Options that only dates have are dropped with the date type. */
export const withType = (field: FieldDefinition, type: FieldType): FieldDefinition => {
  const { config, ...rest } = field
  if (config === undefined || !carriesData(type)) return { ...rest, type }
  const { permission } = config
  if (type === 'date') return { ...rest, type, config }
  return permission === undefined ? { ...rest, type } : { ...rest, type, config: { permission } }
}

/** Fields missing from the new set: their data is deleted on save (Spec 2 §4). */
export const deletedFields = (
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): readonly FieldDefinition[] => {
  const kept = new Set(after.map(({ id }) => id))
  return before.filter(({ id }) => !kept.has(id))
}

/** Fields that had data and would lose some of it: deleted ones, and those whose type changed. */
export const fieldsAtRisk = (
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): readonly FieldDefinition[] => {
  const types = new Map(after.map(({ id, type }) => [id, type]))
  return before.filter(({ id, type }) => carriesData(type) && types.get(id) !== type)
}

const told = ({ id, type, title, description, config = {} }: FieldDefinition) =>
  JSON.stringify([
    id,
    type,
    title,
    description || null,
    config.showOnCalendar || false,
    config.repeatYearly || false,
    config.calendarID === undefined ? 'unset' : config.calendarID,
    config.permission ?? null,
  ])

/** Whether two forms are the same: an empty description is none, and an option that is off counts as absent. */
export const sameFields = (a: readonly FieldDefinition[], b: readonly FieldDefinition[]): boolean =>
  a.length === b.length && a.every((field, at) => told(field) === told(b[at]!))

/** Changes made by a save, by field name, for the activity log. Empty parts are left out. */
export const formChanges = (
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): Readonly<Record<string, readonly string[]>> => {
  const old = new Map(before.map((field) => [field.id, field]))
  const parts = {
    added: after.filter(({ id }) => !old.has(id)),
    changed: after.filter((field) => old.has(field.id) && !sameFields([old.get(field.id)!], [field])),
    deleted: deletedFields(before, after),
  }
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, fields]) =>
      fields.length === 0 ? [] : [[part, fields.map(({ title, type }) => title || type)]],
    ),
  )
}

/**
 * A record's values under a new set of fields. Of those at risk, a deleted field's value is removed, and so is one the
 * new type cannot hold; the others are converted to the new type. All other values stay as they are.
 */
export const carryOver = (
  values: Readonly<Record<string, FieldValue>>,
  atRisk: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): Record<string, FieldValue> => {
  const carried = { ...values }
  for (const { id } of atRisk) {
    const type = after.find((field) => field.id === id)?.type
    const check = type && checkFieldValue(type, carried[id])
    if (check?.ok && check.value !== null) carried[id] = check.value
    else delete carried[id]
  }
  return carried
}
