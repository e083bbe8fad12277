import { Schema } from 'effect'
import type { CallName, Output } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'

const encoders = Object.fromEntries(
  // A schema without fields accepts everything.
  Object.entries(calls).map(([name, { output }]) => [
    name,
    Object.keys(output.fields).length === 0 ? () => ({}) : Schema.encodeUnknownSync(output as Schema.Codec<unknown>),
  ]),
)

/** An answer in its wire form: dollars, ISO instants, and nothing the contract does not name. */
export const encodeOutput = <N extends CallName>(name: N, output: Output<N>): object =>
  encoders[name]!(output) as object
