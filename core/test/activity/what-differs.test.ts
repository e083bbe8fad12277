import { expect, test } from 'vitest'
import { whatDiffers } from '#domain/activity/what-differs.ts'

test.each([
  [undefined, { name: 'A', note: undefined, on: false }, { name: 'A', on: false }],
  [{ name: 'A', on: true }, { name: 'A', on: false }, { on: false }],
  [{ list: [1, 2], of: { a: 1 } }, { list: [1, 2], of: { a: 1 } }, {}],
  [
    { list: [1, 2], of: { a: 1 } },
    { list: [2, 1], of: { a: 2 } },
    { list: [2, 1], of: { a: 2 } },
  ],
  [
    { name: null, count: 0 },
    { name: '', count: null },
    { name: '', count: null },
  ],
  [{ name: 'A' }, { name: undefined }, {}],
])('from %j to %j: %j', (before, after, differs) => expect(whatDiffers(before, after)).toStrictEqual(differs))
