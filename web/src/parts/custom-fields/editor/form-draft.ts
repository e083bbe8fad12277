import {
  carriesData,
  type FieldConfig,
  type FieldDefinition,
  type FieldType,
} from '@xd/core/domain/fields/definition.ts'
import { newFieldKey } from '@xd/core/domain/fields/key.ts'

export type Fields = readonly FieldDefinition[]

/** Its name if it has no title yet. */
export const nameOf = ({ title, type }: FieldDefinition): string =>
  title.trim() || (carriesData(type) ? 'Untitled field' : type === 'heading' ? 'Untitled heading' : 'Separator line')

export const addField = (fields: Fields, type: FieldType): Fields => [
  ...fields,
  { id: newFieldKey(fields, Math.random), type, title: '' },
]

export const changeField = (fields: Fields, id: string, change: (field: FieldDefinition) => FieldDefinition): Fields =>
  fields.map((field) => (field.id === id ? change(field) : field))

export const withDescription = (field: FieldDefinition, description: string | undefined): FieldDefinition => {
  const { description: _, ...rest } = field
  return description === undefined ? rest : { ...rest, description }
}

/** Undefined options are removed. Without any options, so is the whole config. */
export const withConfig = (
  field: FieldDefinition,
  change: { readonly [Option in keyof FieldConfig]: FieldConfig[Option] | undefined },
): FieldDefinition => {
  const { config: before, ...rest } = field
  const config = Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined))
  return Object.keys(config).length === 0 ? rest : { ...rest, config }
}

/** In the form to save: trimmed, and without a blank description. */
export const toSave = (fields: Fields): Fields =>
  fields.map((field) => {
    const { description, ...rest } = field
    const [title, about] = [field.title.trim(), description?.trim()]
    return { ...rest, title, ...(about && { description: about }) }
  })

/** Errors the server names by path (`fields.f_abc`), by field id. */
export const faultsByID = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([path, sentence]) =>
      path.startsWith('fields.') ? [[path.slice('fields.'.length), sentence]] : [],
    ),
  )
