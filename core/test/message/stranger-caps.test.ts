import { expect, test } from 'vitest'
import { strangerCaps } from '#domain/message/stranger-caps.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts'

test.each([
  ['text', 1, 35, 125],
  ['text', 10, 80, 350],
  ['receipt', 1, 70, 250],
  ['receipt', 10, 160, 700],
] as const)('strangers may cause so many of each %s for %i stores: %i an hour, %i a day', (cause, stores, hour, day) =>
  expect(strangerCaps(cause, stores)).toEqual([
    { windowMs: HOUR_MS, most: hour },
    { windowMs: DAY_MS, most: day },
  ]),
)
