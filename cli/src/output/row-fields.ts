import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import type { Schema } from 'effect'

type Rows = Schema.$Array<Schema.Struct<Schema.Struct.Fields>>

/** A schema is an object or a function. */
const isSchema = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

const areRows = (field: object): field is Rows => 'value' in field && isSchema(field.value) && 'fields' in field.value

/** The names of a row's fields, from the contract. It loads slowly, and few commands need it. */
export const rowFields = (name: CallName): ReadonlySet<string> =>
  new Set(
    Object.values<object>(calls[name].output.fields)
      .filter(areRows)
      .flatMap(({ value }) => Object.keys(value.fields)),
  )
