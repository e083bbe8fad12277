import { Schema } from 'effect'

/** The largest body a call can use. A larger one would only waste time. */
export interface BodyLimits {
  /** For JSON, however a client escapes its text. */
  readonly bytes: number
  /** The number of values in it, counting lists and objects. */
  readonly values: number
}

/** Room for white space and for fields that a later version sends. */
const LEAST: BodyLimits = { bytes: 16_384, values: 200 }
/** One character as `\uFFFF`. */
const ESCAPED = 6
/** For texts, lists and maps whose schema sets no maximum. */
const USUAL = { characters: 64, items: 200, keys: 100, value: 700 }
const MOST_BYTES = 2_000_000
/**
 * No body is larger. A file has at most 10 MB. The call itself refuses a larger file that still fits, and names the
 * limit. So a field that holds a file allows as many characters as this.
 */
export const LARGEST_BODY = 28_000_000

interface Json {
  type?: string
  properties?: Record<string, Json>
  additionalProperties?: boolean | Json
  anyOf?: Json[]
  allOf?: Json[]
  items?: Json
  maxItems?: number
  maxLength?: number
  $ref?: string
}

/** A whole file is mostly letters: at worst, every other character is written with a backslash. */
const WHOLE_FILE = 2

const longestText = (schema: object): number =>
  Math.max(0, ...[...JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g)].map(([, most]) => Number(most)))

/** The most a call's declared input can add up to. A field that needs more sets its own `maxLength` or `maxItems`. */
export const bodyLimits = (input: Schema.Top): BodyLimits => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(input)
  const { bytes, values } = measure(schema as Json, definitions as Record<string, Json>)
  const most = Math.max(MOST_BYTES, WHOLE_FILE * longestText(schema))
  return { bytes: Math.min(LARGEST_BODY, most, LEAST.bytes + bytes), values: LEAST.values + values }
}

const measure = (schema: Json, definitions: Record<string, Json>): BodyLimits => {
  const of = (inner: Json) => measure(inner, definitions)
  if (schema.$ref) return of(definitions[schema.$ref.split('/').at(-1)!] ?? {})
  if (schema.anyOf) return largest(schema.anyOf.map(of))
  if (schema.properties && Object.keys(schema.properties).length > 0)
    return sum(Object.entries(schema.properties).map(([key, inner]) => times(1, of(inner), key.length)))
  if (schema.type === 'array') return times(schema.maxItems ?? USUAL.items, of(schema.items ?? {}))
  if (schema.type === 'object') {
    const each = typeof schema.additionalProperties === 'object' ? of(schema.additionalProperties) : text(USUAL.value)
    return times(USUAL.keys, each, USUAL.characters)
  }
  const most = largest((schema.allOf ?? []).map(of))
  return schema.type === 'string' ? text(schema.maxLength ?? USUAL.characters) : largest([most, text(32)])
}

const text = (characters: number): BodyLimits => ({ bytes: 2 + ESCAPED * characters, values: 1 })
const times = (count: number, { bytes, values }: BodyLimits, key = 0): BodyLimits => ({
  bytes: count * (bytes + key + 4),
  values: count * values + 1,
})
const sum = (all: readonly BodyLimits[]): BodyLimits =>
  all.reduce((one, other) => ({ bytes: one.bytes + other.bytes, values: one.values + other.values }), {
    bytes: 2,
    values: 1,
  })
const largest = (all: readonly BodyLimits[]): BodyLimits => ({
  bytes: Math.max(0, ...all.map(({ bytes }) => bytes)),
  values: Math.max(0, ...all.map(({ values }) => values)),
})
