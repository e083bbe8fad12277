import { Result, Schema } from 'effect'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'

export interface Json {
  type?: string
  anyOf?: Json[]
  enum?: unknown[]
  items?: Json
  minimum?: number
  minItems?: number
  required?: string[]
  properties?: Record<string, Json>
}
type Given = Readonly<Record<string, unknown>>

/** The shapes that a value may have. */
export const choices = (schema: Json): Json[] => (schema.anyOf ? schema.anyOf.flatMap(choices) : [schema])
/** The input of a call, with what it refers to by name written out. */
const schemaOf = (name: CallName): Json => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(calls[name].input)
  const whole = (part: object): Json =>
    JSON.parse(JSON.stringify(part), (_, value: { $ref?: string } | null) =>
      value?.$ref ? whole(definitions[value.$ref.split('/').at(-1)!]!) : value,
    ) as Json
  return whole(schema)
}

const schemasAt = (schema: Json, path: readonly string[]): Json[] =>
  path.length === 0
    ? choices(schema)
    : choices(schema).flatMap(({ properties }) => {
        const inner = properties?.[path[0]!]
        return inner === undefined ? [] : schemasAt(inner, path.slice(1))
      })

/** A part of a call's input, such as the record that a save takes. */
export const partOf = (name: CallName, part: string): Json =>
  schemasAt(schemaOf(name), [part]).find(({ properties }) => properties)!

/** Whether a field takes a list of ids rather than one. */
export const isList = (name: CallName, path: string): boolean =>
  schemasAt(schemaOf(name), path.split('.')).some(({ type }) => type === 'array')

const decodes = (name: CallName, input: object): boolean =>
  Result.isSuccess(Schema.decodeUnknownResult(calls[name].input as Schema.Codec<unknown>)(input))

/** One sample for each kind of text: plain words, an instant, a day, a local time, a phone number. */
const TEXTS = ['x', '2026-11-21T17:00:00Z', '2026-11-21', '2026-11-21T17:00', '+12135550147']

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The given fields, and the minimum that a schema requires besides; the fields at `leave` are left out unless given.
 */
const fill = (schema: Json, given: unknown, text: string, leave: readonly string[], at = ''): unknown => {
  if (given !== undefined && !isObject(given)) return given
  const { type, required = [], properties = {}, ...limits } = choices(schema)[0]!
  if (type === 'object') {
    const names = required.filter((name) => !leave.includes(at + name) || given?.[name] !== undefined)
    const made = names.map((name) => [name, fill(properties[name]!, given?.[name], text, leave, `${at}${name}.`)])
    return { ...given, ...(Object.fromEntries(made) as Given) }
  }
  if (type === 'array')
    return Array.from({ length: limits.minItems ?? 0 }, () => fill(limits.items!, undefined, text, []))
  if (limits.enum) return limits.enum[0]
  if (type === 'number' || type === 'integer') return limits.minimum ?? 1
  return type === 'boolean' ? true : text
}

/** The smallest valid input of a call that contains the first of these it can. Records it names are not made up. */
export const smallestInput = (name: CallName, ...given: readonly Given[]): object => {
  const leave = Object.keys(calls[name].finds)
  const inputs = given.flatMap((one) => [one, ...TEXTS.map((text) => fill(schemaOf(name), one, text, leave) as object)])
  const valid = inputs.find((input) => decodes(name, input))
  if (valid === undefined) throw new Error(`${name}: no valid input with ${JSON.stringify(given)}`)
  return valid
}
