import { Schema } from 'effect'

interface Json {
  readonly $ref?: string
  readonly type?: string
  readonly anyOf?: readonly Json[]
  readonly items?: Json
  readonly properties?: Readonly<Record<string, Json>>
}

/** A number made by the server comes as a number or as text. */
const isID = (types: ReadonlySet<string | undefined>): boolean => types.has('number') && types.has('string')
const NAMED = /(?:ID|Key)s?$|^(?:store|label|user|visit|assigned|calendar)$/

/** The fields of a call's input whose form or name suggests a record ID, in the format of `finds`. */
export const idFields = (input: Schema.Top): string[] => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(input) as {
    schema: Json
    definitions: Readonly<Record<string, Json>>
  }
  const kinds = (json: Json): readonly Json[] => {
    if (json.$ref !== undefined) return kinds(definitions[json.$ref.split('/').at(-1)!]!)
    if (json.items !== undefined) return kinds(json.items)
    return json.anyOf?.flatMap(kinds) ?? [json]
  }
  const found = new Set<string>()
  const walk = (json: Json, before: string): void => {
    for (const { properties = {} } of kinds(json))
      for (const [key, field] of Object.entries(properties)) {
        const types = new Set(kinds(field).map(({ type }) => type))
        if (!types.has('object') && (isID(types) || NAMED.test(key))) found.add(before + key)
        walk(field, `${before}${key}.`)
      }
  }
  walk(schema, '')
  return [...found]
}
