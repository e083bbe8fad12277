import { Result, Schema } from 'effect'
import type { CallName, Input } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { isObject, misplaced } from './misplaced.ts'
import { sentencesOf } from './sentences.ts'
import { type Path, unknownIn } from './unexpected.ts'

/** Above this many values only the first problem is reported: finding them all would cost more than the call. */
const SMALL = 200

const decoders = Object.fromEntries(
  Object.entries(calls).map(([name, call]) => {
    const input = call.input as Schema.Codec<unknown>
    return [
      name,
      {
        all: Schema.decodeUnknownResult(input, { errors: 'all', onExcessProperty: 'error' }),
        first: Schema.decodeUnknownResult(input, { errors: 'first', onExcessProperty: 'error' }),
        ignoring: Schema.decodeUnknownResult(input),
        // A schema without fields accepts everything.
        isEmpty: Object.keys(call.input.fields).length === 0,
        misplaced: misplaced(input),
      },
    ]
  }),
)

export type Decoded<N extends CallName> =
  | { ok: true; input: Input<N>; /** The fields that the call would ignore. */ unknown: readonly Path[] }
  | { ok: false; fields: Record<string, string> }

/** Decodes a call's input from a parsed body holding this many values; otherwise returns the errors, by field path. */
export const decodeInput = <N extends CallName>(name: N, body: unknown, values: number): Decoded<N> => {
  const { all, first, ignoring, isEmpty, misplaced } = decoders[name]!
  const fields = misplaced(body)
  if (fields) return { ok: false, fields }
  const result = values > SMALL ? first(body) : all(body)
  if (Result.isSuccess(result)) {
    const unknown = isEmpty && isObject(body) ? Object.keys(body).map((key) => [key]) : []
    return { ok: true, input: result.success as Input<N>, unknown }
  }
  if (unknownIn(result.failure.issue).length === 0) return { ok: false, fields: sentencesOf(result.failure.issue) }
  const rest = ignoring(body)
  if (Result.isFailure(rest)) return { ok: false, fields: sentencesOf(rest.failure.issue) }
  const every = all(body)
  return {
    ok: true,
    input: rest.success as Input<N>,
    unknown: Result.isFailure(every) ? unknownIn(every.failure.issue) : [],
  }
}
