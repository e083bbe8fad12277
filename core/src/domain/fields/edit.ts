import { carriesData, type FieldDefinition, type FieldType } from './definition.ts'
import { checkFieldValue, type FieldValue } from './value.ts'

/** The fields with one dragged to another position; positions outside the list change nothing. */
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

/** The question before deleting a field; the count is the records that would lose data. */
export const deletionQuestion = (title: string, records: number): string =>
  records === 0
    ? `Remove “${title}”? No record uses it.`
    : `Remove “${title}”? Its data will be deleted from ${records} ${records === 1 ? 'record' : 'records'}. This can’t be undone.`

/**
 * A record's values under a new set of fields: values of deleted fields are removed, and so are those the new type
 * cannot hold; the others stay as they are or are converted to the new type.
 */
export const carryOver = (
  values: Readonly<Record<string, FieldValue>>,
  after: readonly FieldDefinition[],
): Record<string, FieldValue> => {
  const carried: Record<string, FieldValue> = {}
  for (const { id, type } of after) {
    const value = values[id]
    if (value === undefined || !carriesData(type)) continue
    const check = checkFieldValue(type, value)
    if (check.ok) carried[id] = check.value
  }
  return carried
}
