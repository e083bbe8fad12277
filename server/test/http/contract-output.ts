import type { SchemaAST } from 'effect'
import * as fc from 'fast-check'
import { type CallName, calls } from '@xd/core/contract/calls.ts'

const isOptional = (ast: SchemaAST.AST): boolean => ast.context?.isOptional ?? false
const field = (ast: SchemaAST.AST): fc.Arbitrary<unknown> => fc.oneof({ weight: 30, arbitrary: like(ast) }, fc.constantFrom(undefined, null, 'x', -1.5, NaN, [], {}))

/** What handlers answer, and now and then something else. */
const like = (ast: SchemaAST.AST): fc.Arbitrary<unknown> => {
  switch (ast._tag) {
    case 'Null':
      return fc.constant(null)
    case 'Literal':
      return fc.constant(ast.literal)
    case 'String':
      return fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('2026-11-21', '#1b6b3a', '2026-11-21T17:45', '12065550199'))
    case 'Boolean':
      return fc.boolean()
    case 'Arrays':
      return fc.array(field(ast.rest[0]!), { maxLength: 3 })
    case 'Union':
      return fc.oneof(...ast.types.map(like))
    case 'Objects': {
      const [index] = ast.indexSignatures
      if (index !== undefined) return fc.dictionary(fc.string({ maxLength: 6 }), field(index.type), { maxKeys: 3 })
      const fields = Object.fromEntries(ast.propertySignatures.map(({ name, type }) => [name as string, field(type)]))
      const requiredKeys = ast.propertySignatures.filter(({ type }) => !isOptional(type)).map(({ name }) => name as string)
      const notNamed = fc.option(fc.constant({ password: 'not in the contract' }), { nil: {} })
      return fc.tuple(fc.record(fields, { requiredKeys }), notNamed).map(([own, other]) => ({ ...own, ...other }))
    }
    default:
      return fc.nat({ max: 4_000_000_000_000 })
  }
}

export const nearOutput = (name: CallName): fc.Arbitrary<unknown> => like(calls[name].output.ast)
