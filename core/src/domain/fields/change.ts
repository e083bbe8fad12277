import { holds } from '#domain/access/permissions.ts'
import type { FieldDefinition } from './definition.ts'
import { checkFieldValues, type FieldValue, type FieldValuesCheck } from './value.ts'

type Values = Readonly<Record<string, unknown>>

/** Spec 2 §5: a field can be read-only for users without a permission, checked by its name. */
export const mayEditField = (field: FieldDefinition, permissions: readonly string[]): boolean =>
  field.config?.permission === undefined || holds(permissions, field.config.permission)

const withoutNulls = (values: Readonly<Record<string, FieldValue>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

/**
 * A record's values after a change: a posted value replaces the old one, null removes it, the others stay. Values that
 * no field can hold, and changed values of fields the user may only read, are errors by field id.
 */
export const changeFieldValues = (
  fields: readonly FieldDefinition[],
  before: Values,
  posted: Values,
  permissions: readonly string[],
): FieldValuesCheck => {
  const check = checkFieldValues(fields, posted)
  if (!check.ok) return check
  const readOnly = fields.filter(
    (field) =>
      field.id in check.values &&
      !mayEditField(field, permissions) &&
      (check.values[field.id] ?? null) !== (before[field.id] ?? null),
  )
  if (readOnly.length > 0)
    return {
      ok: false,
      errors: Object.fromEntries(readOnly.map(({ id }) => [id, 'You don’t have permission to change this'])),
    }
  return { ok: true, values: withoutNulls({ ...(before as Readonly<Record<string, FieldValue>>), ...check.values }) }
}
