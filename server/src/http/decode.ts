import { Result, Schema, SchemaIssue } from 'effect'
import { type CallName, calls, type Input } from '@xd/core/contract/calls.ts'

/** What a person is told where the schema itself has no sentence. */
const leafHook: SchemaIssue.LeafHook = (issue) => {
  if (issue._tag === 'MissingKey') return 'Is missing'
  return issue._tag === 'InvalidType' ? 'Is not of the right kind' : SchemaIssue.defaultLeafHook(issue)
}
const format = SchemaIssue.makeFormatterStandardSchemaV1({ leafHook })
const decoders = Object.fromEntries(
  Object.entries(calls).map(([name, call]) => [
    name,
    Schema.decodeUnknownResult(call.input as Schema.Codec<unknown>, { errors: 'all' }),
  ]),
)

export type Decoded<N extends CallName> = { ok: true; input: Input<N> } | { ok: false; fields: Record<string, string> }

/** Reads a call's input from a parsed body; otherwise what is wrong, by the field's path. */
export const decodeInput = <N extends CallName>(name: N, body: unknown): Decoded<N> => {
  const result = decoders[name]!(body)
  if (Result.isSuccess(result)) return { ok: true, input: result.success as Input<N> }
  const fields: Record<string, string> = {}
  for (const { path = [], message } of format(result.failure.issue).issues) {
    const key = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.') || 'body'
    fields[key] ??= message
  }
  return { ok: false, fields }
}
