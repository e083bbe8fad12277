import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor, type Order, pageOfRows } from '#db/keyset.ts'

const ORDER: Order = {
  name: 'name',
  columns: [
    { ref: 'c.name', key: 'name', type: 'text' },
    { ref: 'c.id', key: 'id', type: 'number' },
  ],
}
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each<readonly [string, string, readonly unknown[] | undefined]>([
  ['that was made for it', encodeCursor(ORDER, 'asc', ['Ámbar "x"', 7]), ['Ámbar "x"', 7]],
  ['of empty text', cursorOf(['name', 'asc', '', 0]), ['', 0]],
  ['of another order', cursorOf(['date', 'asc', 'x', 7]), undefined],
  ['of the other direction', cursorOf(['name', 'desc', 'x', 7]), undefined],
  ['of fewer columns', cursorOf(['name', 'asc', 'x']), undefined],
  ['of more columns', cursorOf(['name', 'asc', 'x', 7, 8]), undefined],
  ['of a number for text', cursorOf(['name', 'asc', 7, 7]), undefined],
  ['of text for a number', cursorOf(['name', 'asc', 'x', '7']), undefined],
  ['of a fraction', cursorOf(['name', 'asc', 'x', 7.5]), undefined],
  ['of a number too large', cursorOf(['name', 'asc', 'x', 2 ** 53]), undefined],
  ['of a text that PostgreSQL refuses', cursorOf(['name', 'asc', 'a\u0000b', 7]), undefined],
  ['of nothing', cursorOf(null), undefined],
  ['of an object', cursorOf({ 0: 'name', 1: 'asc', 2: 'x', 3: 7, length: 4 }), undefined],
  ['that is not JSON', Buffer.from('[').toString('base64url'), undefined],
  ['without anything', '', undefined],
])('a cursor %s', (_, cursor, place) => {
  expect(decodeCursor(ORDER, 'asc', cursor)).toEqual(place)
})

test('a page that is just full is the last, and one more row names where the next begins', () => {
  const rows = [1, 2, 3].map((id) => ({ id, name: `n${id}` }))
  expect(pageOfRows(rows, { order: ORDER, dir: 'desc', perPage: 3 })).toEqual({ rows, nextCursor: null })
  expect(pageOfRows(rows, { order: ORDER, dir: 'desc', perPage: 2 })).toEqual({
    rows: rows.slice(0, 2),
    nextCursor: encodeCursor(ORDER, 'desc', ['n2', 2]),
  })
})
