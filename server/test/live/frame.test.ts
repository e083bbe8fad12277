import { expect, test } from 'vitest'
import { integerOf, readFrame } from '#live/frame.ts'

test('a frame is a JSON object, with any contents', () => {
  expect(readFrame('{"event":"ready","data":{"userID":2}}')).toEqual({ event: 'ready', data: { userID: 2 } })
  expect(readFrame('{}')).toEqual({})
})

test.each(['null', '12', '"ready"', 'true', '{', ''])('%j is none', (text) => {
  expect(readFrame(text)).toBeUndefined()
})

test.each([
  [7, 7],
  [0, 0],
  [-1, -1],
  [1.5, undefined],
  ['7', undefined],
  [2 ** 53, undefined],
  [null, undefined],
])('a place or an id of %j is %j', (value, read) => {
  expect(integerOf(value)).toBe(read)
})
