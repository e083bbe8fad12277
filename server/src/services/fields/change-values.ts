import { Effect } from 'effect'
import { changeFieldValues } from '@xd/core/domain/fields/change.ts'
import type { FieldModule } from '@xd/core/domain/fields/definition.ts'
import type { FieldValue } from '@xd/core/domain/fields/value.ts'
import type { Caller } from '#caller.ts'
import { invalid } from '#failure.ts'
import { holdFields } from '#queries/custom-fields.ts'

interface Change {
  readonly module: FieldModule
  readonly before?: Readonly<Record<string, unknown>>
  readonly posted: Readonly<Record<string, unknown>>
  /** Where the values are in the input: errors are reported by field there. */
  readonly path: string
}

/** A row's custom values after a change, by core's rules; else `invalid_input` with every error by field. */
export const changeValues = Effect.fnUntraced(function* (
  caller: Caller,
  { module, before = {}, posted, path }: Change,
) {
  if (Object.keys(posted).length === 0) return before as Readonly<Record<string, FieldValue>>
  const fields = yield* holdFields(caller, module)
  const check = changeFieldValues(fields, before, posted, caller.permissions)
  if (check.ok) return check.values
  return yield* invalid(
    Object.fromEntries(Object.entries(check.errors).map(([id, sentence]) => [`${path}.${id}`, sentence])),
  )
})
