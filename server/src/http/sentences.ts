import type { SchemaAST, SchemaIssue } from 'effect'

/** The most problems reported: a person reads the first few, and a hostile body could have any number. */
export const MOST_TOLD = 20
const MOST_CHOICES = 12

/** An input's errors, by field path, in sentences for people. */
export const sentencesOf = (issue: SchemaIssue.Issue): Record<string, string> => {
  const fields: Record<string, string> = {}
  walk(issue, [], fields)
  return fields
}

type Path = readonly PropertyKey[]

const tell = (fields: Record<string, string>, path: Path, sentence: string): void => {
  const key = path.map(String).join('.') || 'body'
  if (Object.keys(fields).length < MOST_TOLD) fields[key] ??= sentence
}

const walk = (issue: SchemaIssue.Issue, path: Path, fields: Record<string, string>, own?: string): void => {
  switch (issue._tag) {
    case 'Pointer':
      return walk(issue.issue, [...path, ...issue.path], fields, own)
    case 'Encoding':
      return walk(issue.issue, path, fields, own)
    case 'Filter':
      // A check that names fields has its own sentence for each.
      if (issue.issue._tag === 'Pointer' || issue.issue._tag === 'Composite')
        return walk(issue.issue, path, fields, own)
      return walk(issue.issue, path, fields, own ?? ofFilter(issue))
    case 'Composite':
      for (const one of issue.issues) walk(one, path, fields, own)
      return
    case 'AnyOf':
      if (issue.issues.length === 0 || isChoiceOfShapes(issue.ast))
        return tell(fields, path, own ?? messageOf(issue.ast) ?? ofUnion(issue.ast))
      for (const one of issue.issues) walk(one, path, fields, own)
      return
    default:
      return tell(fields, path, own ?? ofLeaf(issue))
  }
}

const textOf = (annotations: object | undefined, key: string): string | undefined => {
  const value: unknown = (annotations as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'string' ? value : undefined
}

const messageOf = (ast: SchemaAST.AST): string | undefined => textOf(ast.annotations, 'message')

const ofFilter = ({ filter, issue }: SchemaIssue.Filter): string | undefined => {
  const own = textOf(filter.annotations, 'message') ?? (issue._tag === 'InvalidValue' ? said(issue) : undefined)
  if (own !== undefined) return own
  const { id, payload = {} } = ((filter.annotations ?? {}) as { representation?: Representation }).representation ?? {}
  const { minimum, maximum, minLength, maxLength } = payload ?? {}
  switch (id?.replace('effect/schema/', '')) {
    case 'isInt':
      return 'Must be a whole number'
    case 'isFinite':
      return 'Must be a number'
    case 'isBetween':
      return `Must be from ${minimum} to ${maximum}`
    case 'isMinLength':
      return `At least ${minLength}`
    case 'isMaxLength':
      return `At most ${maxLength}`
    default:
      return 'Is not valid'
  }
}

interface Representation {
  id?: string
  payload?: Record<string, unknown> | null
}

/** The sentence one of our own checks returned. */
const said = (issue: SchemaIssue.InvalidValue): string | undefined => textOf(issue.annotations, 'message')

const ofLeaf = (issue: SchemaIssue.Leaf): string => {
  switch (issue._tag) {
    case 'MissingKey':
      return 'Is missing'
    case 'InvalidType':
      return messageOf(issue.ast) ?? ofType(issue.ast)
    case 'InvalidValue':
      return said(issue) ?? 'Is not valid'
    case 'UnexpectedKey':
      return 'Is not known'
    default:
      return 'Is not valid'
  }
}

const ofType = (ast: SchemaAST.AST): string => {
  switch (ast._tag) {
    case 'String':
      return 'Must be text'
    case 'Number':
      return 'Must be a number'
    case 'Boolean':
      return 'Must be true or false'
    case 'Arrays':
      return 'Must be a list'
    case 'Union':
      return ofUnion(ast)
    default:
      return 'Has the wrong type'
  }
}

const membersOf = (ast: SchemaAST.AST): readonly SchemaAST.AST[] =>
  ast._tag === 'Union'
    ? ast.types.flatMap(membersOf).filter(({ _tag }) => _tag !== 'Null' && _tag !== 'Undefined')
    : [ast]

const isChoiceOfShapes = (ast: SchemaAST.AST): boolean =>
  membersOf(ast).filter(({ _tag }) => _tag === 'Objects').length > 1

/** Lists the choices, unless there are too many to read. */
const ofUnion = (ast: SchemaAST.AST): string => {
  const members = membersOf(ast)
  if (members.length === 1 && members[0]!._tag !== 'Literal') return ofType(members[0]!)
  const choices = members.flatMap((type) => (type._tag === 'Literal' ? [String(type.literal)] : []))
  if (choices.length < members.length || choices.length > MOST_CHOICES) return 'Is not one of the choices'
  return choices.length === 1
    ? `Must be ${choices[0]}`
    : `Must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`
}
