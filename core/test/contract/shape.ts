import { Schema } from 'effect'
import * as values from '#contract/value.ts'

/** The parts of a schema’s tree that this test reads. Each kind of schema has some of them. */
interface Shown {
  readonly ast: { readonly _tag: string; readonly annotations?: { readonly identifier?: string } }
  readonly fields?: Readonly<Record<string, Shown>>
  readonly members?: readonly Shown[]
  readonly literals?: readonly unknown[]
  readonly literal?: unknown
  readonly elements?: readonly Shown[]
  readonly records?: readonly Shown[]
  /** For a field that may be left out. */
  readonly schema?: Shown
  /** For an array or a record. */
  readonly value?: Shown
  readonly key?: Shown
  readonly from?: Shown
}

const NAMES = new Map<unknown, string>(Object.entries(values).map(([name, value]) => [value, name]))

/** "≤40" for what a check asks for, as tools that read the API see it. */
const checks = (schema: Shown): string => {
  const { schema: json } = Schema.toJsonSchemaDocument(schema as unknown as Schema.Top)
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum, type } = [
    json,
    ...((json['allOf'] ?? []) as object[]),
  ].reduce((all, one) => ({ ...one, ...all }), {}) as Record<string, string | number | undefined>
  const bounds = [
    [minLength ?? minItems ?? minimum, '≥'],
    [exclusiveMinimum, '>'],
    [maxLength ?? maxItems ?? maximum, '≤'],
  ] as const
  return (
    (type === 'integer' ? ' whole' : '') +
    bounds.map(([bound, sign]) => (bound === undefined ? '' : ` ${sign}${bound}`)).join('')
  )
}

const inParentheses = (text: string): string => (text.includes(' | ') ? `(${text})` : text)

/** "Dollars | null", "one of all open", "Loan[] ≤100": a schema in one line. */
const line = (schema: Shown): string => {
  const name = NAMES.get(schema) ?? schema.ast.annotations?.identifier
  if (name !== undefined) return name
  if (schema.literals) return `one of ${schema.literals.join(' ')}`
  if ('literal' in schema) return JSON.stringify(schema.literal)
  // A field that may be left out may be undefined, too.
  if (schema.members)
    return schema.members
      .filter(({ ast, from }) => from !== undefined || ast._tag !== 'Undefined')
      .map(line)
      .join(' | ')
  if (schema.elements) return `[${schema.elements.map(line).join(', ')}]`
  if (schema.fields) return `{ ${rows(schema).join(', ')} }`
  if (schema.schema && schema.value === undefined) return line(schema.schema)
  if (schema.key && schema.value) return `by ${line(schema.key)}: ${line(schema.value)}`
  if (schema.value) return `${inParentheses(line(schema.value))}[]${checks(schema)}`
  if (schema.from) return line(schema.from)
  return (schema.ast._tag === 'Null' ? 'null' : schema.ast._tag.toLowerCase()) + checks(schema)
}

/** "loan.amount? number | string ≤40": one line for each field of an object, and of the objects in it. */
export const rows = (schema: Shown, before = ''): string[] =>
  Object.entries(schema.fields ?? {}).flatMap(([name, field]) => {
    const { ast } = field as { ast: { context?: { isOptional: boolean } } }
    const path = before + name + (ast.context?.isOptional ? '?' : '')
    const inner = field.schema ?? field
    return inner.fields && inner.ast.annotations?.identifier === undefined
      ? rows(inner, `${path}.`)
      : [`${path} ${line(inner)}`]
  })

/** The objects with a name of their own that a schema holds, at any depth. */
export const named = (schema: Shown, found = new Map<string, Shown>()): Map<string, Shown> => {
  const name = schema.ast.annotations?.identifier
  if (name !== undefined && schema.fields) found.set(name, schema)
  for (const inner of [
    ...Object.values(schema.fields ?? {}),
    ...(schema.members ?? []),
    ...(schema.elements ?? []),
    schema.schema,
    schema.value,
    schema.from,
  ])
    if (inner) named(inner, found)
  return found
}
