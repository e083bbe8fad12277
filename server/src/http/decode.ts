import { Result, Schema } from 'effect'
import { type CallName, calls, type Input } from '@xd/core/contract/calls.ts'
import { misplaced } from './misplaced.ts'
import { sentencesOf } from './sentences.ts'

/** Above this many values only the first problem is reported: finding them all would cost more than the call. */
const SMALL = 200

const decoders = Object.fromEntries(
  Object.entries(calls).map(([name, call]) => {
    const input = call.input as Schema.Codec<unknown>
    return [
      name,
      {
        all: Schema.decodeUnknownResult(input, { errors: 'all' }),
        first: Schema.decodeUnknownResult(input, { errors: 'first' }),
        misplaced: misplaced(input),
      },
    ]
  }),
)

export type Decoded<N extends CallName> = { ok: true; input: Input<N> } | { ok: false; fields: Record<string, string> }

/** Decodes a call's input from a parsed body holding this many values; otherwise returns the errors, by field path. */
export const decodeInput = <N extends CallName>(name: N, body: unknown, values: number): Decoded<N> => {
  const { all, first, misplaced } = decoders[name]!
  const fields = misplaced(body)
  if (fields) return { ok: false, fields }
  const result = values > SMALL ? first(body) : all(body)
  return Result.isSuccess(result)
    ? { ok: true, input: result.success as Input<N> }
    : { ok: false, fields: sentencesOf(result.failure.issue) }
}
