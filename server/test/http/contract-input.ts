import { Schema } from 'effect'
import * as fc from 'fast-check'
import { type CallName, calls } from '@xd/core/contract/calls.ts'

/** Calls that take JSON, and are harmless to repeat with nonsense. */
export const JSON_CALLS = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].body === 'json' && name !== 'auth/logout',
)

/** Text that has broken programs before. */
const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '💸'.repeat(400),
  "'; drop table customers; --",
  '%',
  '_',
  '\\',
  '"',
  '<script>',
  '{}',
  '1e999',
  '../../etc/passwd',
  'NaN',
  '-1',
  '9'.repeat(30),
  'x'.repeat(5000),
  '\uffff',
  '\n\r\t',
  '__proto__',
  'constructor',
)
const scalar = fc.oneof(
  hostile,
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(0, -1, 1.005, 1e21, Number.MAX_SAFE_INTEGER, 2 ** 63, -(2 ** 31)),
)
const anything = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), scalar, { maxKeys: 4 }),
)

type Json = {
  type?: string
  properties?: Record<string, Json>
  anyOf?: Json[]
  items?: Json
  enum?: unknown[]
  $ref?: string
  allOf?: Json[]
}

/** Values near what a call takes: of its shape, with some fields wrong, hostile, oversized or missing. */
const near = (schema: Json, definitions: Record<string, Json>, depth = 0): fc.Arbitrary<unknown> => {
  if (depth > 6) return anything
  if (schema.$ref) return near(definitions[schema.$ref.split('/').at(-1)!] ?? {}, definitions, depth + 1)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => near(one, definitions, depth + 1)), anything)
  if (schema.enum) return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...schema.enum) }, anything)
  if (schema.properties)
    return fc.oneof(
      {
        weight: 9,
        arbitrary: fc.record(
          Object.fromEntries(
            Object.entries(schema.properties).map(([key, inner]) => [key, near(inner, definitions, depth + 1)]),
          ),
          { requiredKeys: [] },
        ),
      },
      anything,
    )
  if (schema.type === 'array')
    return fc.oneof(fc.array(near(schema.items ?? {}, definitions, depth + 1), { maxLength: 3 }), anything)
  if (schema.type === 'number' || schema.type === 'integer')
    return fc.oneof({ weight: 3, arbitrary: fc.nat(50) }, scalar)
  if (schema.type === 'string') return fc.oneof({ weight: 2, arbitrary: fc.string() }, hostile, scalar)
  return anything
}

export const nearInput = (name: CallName): fc.Arbitrary<unknown> => {
  const document = Schema.toJsonSchemaDocument(calls[name].input)
  return near(document.schema as Json, document.definitions as Record<string, Json>)
}
