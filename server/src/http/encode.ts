import { Schema } from 'effect'
import { type CallName, calls, type Output } from '@xd/core/contract/calls.ts'
import { type Encode, encoderOf, UNLIKE } from './quick-encoder.ts'

const quick = new Map<string, Encode>()

const quickOf = (name: CallName): Encode => {
  const encode = quick.get(name) ?? encoderOf(calls[name].output.ast)
  quick.set(name, encode)
  return encode
}

/** An answer in its wire form: dollars, ISO instants, and nothing that the contract does not name. */
export const encodeOutput = <N extends CallName>(name: N, output: Output<N>): object => {
  const encoded = quickOf(name)(output)
  // Effect's own encoder throws, and says what is wrong.
  return (encoded === UNLIKE ? Schema.encodeUnknownSync(calls[name].output as Schema.Codec<unknown>)(output) : encoded) as object
}
