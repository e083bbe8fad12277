import { Schema } from 'effect'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CallName, calls } from '@xd/core/contract/calls.ts'
import { encoderOf, UNLIKE } from '@xd/server/http/quick-encoder.ts'
import { nearOutput } from './contract-output.ts'

const RUNS = 60

// What names no fields at all the library leaves as it is.
const answering = (Object.keys(calls) as CallName[]).filter((name) => Object.keys(calls[name].output.fields).length > 0)

test.each(answering)('%s is encoded as the library encodes it, or left to it', (name) => {
  const schema = calls[name].output as Schema.Codec<unknown>
  const library = Schema.encodeUnknownSync(schema)
  const quick = encoderOf(schema.ast)
  const byLibrary = (value: unknown): unknown => {
    try {
      return library(value)
    } catch {
      return UNLIKE
    }
  }
  fc.assert(fc.property(nearOutput(name), (value) => void expect(quick(value)).toEqual(byLibrary(value))), { numRuns: RUNS })
})

// Otherwise the property above would hold of an encoder that leaves everything to the library.
test.each(['payments/fetch', 'customers/fetch', 'stores/list', 'labels/list'] as CallName[])('%s, where it is as the contract says, is not left to it', (name) => {
  const library = Schema.is(Schema.toType(calls[name].output as Schema.Codec<unknown>))
  const quick = encoderOf(calls[name].output.ast)
  const right = fc.sample(nearOutput(name), { numRuns: 300, seed: 1 }).filter((value) => library(value))
  expect(right.length).toBeGreaterThan(0)
  for (const value of right) expect(quick(value)).not.toBe(UNLIKE)
})
