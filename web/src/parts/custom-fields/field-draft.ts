import { carriesData, type FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { checkFieldValue } from '@xd/core/domain/fields/value.ts'

/** Custom field values being typed, by field id. */
export type FieldDraft = Readonly<Record<string, string>>
export type FieldValues = Readonly<Record<string, string | number | boolean | null>>

const shownAs = ({ type }: FieldDefinition, value: FieldValues[string] | undefined): string => {
  if (value === null || value === undefined) return ''
  return type === 'money' && typeof value === 'number' ? value.toFixed(2) : String(value)
}

export const fieldDraft = (fields: readonly FieldDefinition[], values: FieldValues): FieldDraft =>
  Object.fromEntries(
    fields.filter(({ type }) => carriesData(type)).map((field) => [field.id, shownAs(field, values[field.id])]),
  )

/** Errors in the input, by field id. */
export const fieldErrors = (fields: readonly FieldDefinition[], draft: FieldDraft): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ id, type }) => {
      const check = carriesData(type) ? checkFieldValue(type, draft[id] ?? '') : undefined
      return check && !check.ok ? [[id, check.error]] : []
    }),
  )

/** The values that differ from the saved ones, for the server: emptied ones are null. */
export const changedValues = (
  fields: readonly FieldDefinition[],
  draft: FieldDraft,
  values: FieldValues,
): Record<string, string | number | null> =>
  Object.fromEntries(
    fields.flatMap(({ id, type }) => {
      const check = carriesData(type) && id in draft ? checkFieldValue(type, draft[id]) : undefined
      return check?.ok && check.value !== (values[id] ?? null) ? [[id, check.value]] : []
    }),
  )

/** Errors the server names by path (`customer.custCustomFields.shoe`), by field id. */
export const serverFieldErrors = (faults: Readonly<Record<string, string>>, path: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([name, sentence]) =>
      name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), sentence]] : [],
    ),
  )
