import { Schema, SchemaAST, SchemaParser } from 'effect'

type AST = SchemaAST.AST

/** Answers a value's wire form, or `UNLIKE`. */
export type Encode = (value: unknown) => unknown

/** The value is not what its schema says. */
export const UNLIKE = Symbol('unlike')

const NO_OPTIONS = {}

/** Effect's own encoder, for what is not written out here. */
const byLibrary = (ast: AST): Encode => {
  const encode = SchemaParser.encodeUnknownSync(Schema.make<Schema.Codec<unknown>>(ast))
  return (value) => {
    try {
      return encode(value)
    } catch {
      return UNLIKE
    }
  }
}

const filtersOf = (checks: SchemaAST.Checks | undefined): readonly SchemaAST.Filter<unknown>[] =>
  (checks ?? []).flatMap((check) => (check._tag === 'Filter' ? [check] : filtersOf(check.checks)))

const checked = (ast: AST, encode: Encode): Encode => {
  const filters = filtersOf(ast.checks)
  if (filters.length === 0) return encode
  return (value) => {
    const encoded = encode(value)
    return encoded !== UNLIKE && filters.every((filter) => filter.run(value, ast, NO_OPTIONS) === undefined) ? encoded : UNLIKE
  }
}

const exactly = (wanted: unknown): Encode => (value) => (value === wanted ? value : UNLIKE)
const ofType = (type: 'string' | 'number' | 'boolean'): Encode => (value) => (typeof value === type ? value : UNLIKE)

const list = (item: Encode): Encode => (value) => {
  if (!Array.isArray(value)) return UNLIKE
  const items = new Array<unknown>(value.length)
  for (let i = 0; i < value.length; i += 1) {
    const encoded = item(value[i])
    if (encoded === UNLIKE) return UNLIKE
    items[i] = encoded
  }
  return items
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Written out as code, a line for each field: a loop over names would look every field up in a table. The names are the
 * contract's. What is given as undefined is left to the library, which tells it from what is missing.
 */
const struct = (ast: SchemaAST.Objects): Encode => {
  const encoders = ast.propertySignatures.map(({ type }) => encoderOf(type))
  const fields = ast.propertySignatures.map(({ name, type }, i) => ({ name: JSON.stringify(name), optional: SchemaAST.isOptional(type), i }))
  const step = ({ name, optional, i }: (typeof fields)[number]) =>
    optional
      ? `if (value[${name}] !== undefined) { const f${i} = e${i}(value[${name}]); if (f${i} === UNLIKE) return UNLIKE; encoded[${name}] = f${i} }
         else if (Object.hasOwn(value, ${name})) return UNLIKE`
      : `const f${i} = value[${name}] === undefined ? UNLIKE : e${i}(value[${name}]); if (f${i} === UNLIKE) return UNLIKE`
  const required = fields.filter(({ optional }) => !optional)
  const body = [
    ...required.map(step),
    `const encoded = { ${required.map(({ name, i }) => `${name}: f${i}`).join(', ')} }`,
    ...fields.filter(({ optional }) => optional).map(step),
    'return encoded',
  ]
  const make = new Function('UNLIKE', 'isObject', ...encoders.map((_, i) => `e${i}`), `return (value) => { if (!isObject(value)) return UNLIKE\n${body.join('\n')} }`)
  return (make as (...given: unknown[]) => Encode)(UNLIKE, isObject, ...encoders)
}

const record = (key: Encode, item: Encode): Encode => (value) => {
  if (!isObject(value)) return UNLIKE
  const encoded: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const own = item(value[name])
    if (own === UNLIKE || key(name) !== name) return UNLIKE
    encoded[name] = own
  }
  return encoded
}

const CONSTANTS = { Null: null, Undefined: undefined } as const
const TYPES = { String: 'string', Number: 'number', Boolean: 'boolean' } as const

/** What a union's members are told apart by: being one value, the type of a plain one, or being the only one left. */
const union = (ast: SchemaAST.Union): Encode => {
  const flat = (types: readonly AST[]): readonly AST[] =>
    types.flatMap((type) => (type._tag === 'Union' && !type.checks && !type.encoding ? flat(type.types) : [type]))
  const constants = new Set<unknown>()
  const byType = new Map<string, Encode>()
  const rest: AST[] = []
  for (const type of flat(ast.types)) {
    if (!type.encoding && (type._tag === 'Null' || type._tag === 'Undefined')) constants.add(CONSTANTS[type._tag])
    else if (!type.encoding && type._tag === 'Literal') constants.add(type.literal)
    else if ((type._tag === 'String' || type._tag === 'Number' || type._tag === 'Boolean') && !byType.has(TYPES[type._tag])) byType.set(TYPES[type._tag], encoderOf(type))
    else rest.push(type)
  }
  if (rest.length > 1 || (rest.length === 1 && byType.size > 0)) return byLibrary(ast)
  const other = rest[0] && encoderOf(rest[0])
  return (value) => {
    if (constants.has(value)) return value
    const encode = byType.get(typeof value) ?? other
    return encode === undefined ? UNLIKE : encode(value)
  }
}

const shaped = (ast: AST): Encode | undefined => {
  switch (ast._tag) {
    case 'Null':
    case 'Undefined':
      return exactly(CONSTANTS[ast._tag])
    case 'Literal':
      return exactly(ast.literal)
    case 'String':
    case 'Number':
    case 'Boolean':
      return ofType(TYPES[ast._tag])
    case 'Arrays':
      return ast.elements.length === 0 && ast.rest.length === 1 ? list(encoderOf(ast.rest[0]!)) : undefined
    case 'Objects': {
      const [index, ...others] = ast.indexSignatures
      if (index === undefined) return struct(ast)
      return ast.propertySignatures.length === 0 && others.length === 0 ? record(encoderOf(index.parameter), encoderOf(index.type)) : undefined
    }
    case 'Union':
      return union(ast)
    case 'Declaration': {
      const is = SchemaParser.is(Schema.make(SchemaAST.toType(ast)))
      return ast.typeParameters.length === 0 ? (value) => (is(value) ? value : UNLIKE) : undefined
    }
    default:
      return undefined
  }
}

/**
 * An encoder of a schema's values that walks them once and makes nothing but the answer: Effect's own makes an effect of
 * every field, which takes several times as long. It says that a value is unlike its schema, but not how.
 */
export const encoderOf = (ast: AST): Encode => {
  const own = shaped(ast)
  if (own === undefined || ('encodingChecks' in ast && ast.encodingChecks !== undefined)) return byLibrary(ast)
  const encode = checked(ast, own)
  if (ast.encoding === undefined) return encode
  const [{ to, transformation }, ...further] = ast.encoding
  const getter = further.length === 0 && transformation._tag === 'Transformation' ? transformation.encode : undefined
  if (getter?._tag !== 'Transform') return byLibrary(ast)
  const target = encoderOf(to)
  return (value) => {
    const valid = encode(value)
    return valid === UNLIKE ? UNLIKE : target(getter.transform(valid))
  }
}
