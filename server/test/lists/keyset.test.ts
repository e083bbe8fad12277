import { Effect, Exit } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf } from '@xd/server/lists/page.ts'
import { decodeCursor, encodeCursor, type Order } from '@xd/server/db/keyset.ts'

const byName: Order = {
  name: 'last',
  columns: [
    { ref: 'c.custLastFold', key: 'custLastFold', type: 'text' },
    { ref: 'c.custID', key: 'custID', type: 'number' },
  ],
}
const byDate: Order = { ...byName, name: 'date' }
const defaults = { orders: { name: byName, date: byDate }, sortBy: 'name', sortDir: 'asc', perPage: 25 } as const

describe('a cursor', () => {
  test('leads back to the place it was made from', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u0000')),
        fc.maxSafeInteger(),
        (name, id) => {
          expect(decodeCursor(byName, 'asc', encodeCursor(byName, 'asc', [name, id]))).toEqual([name, id])
        },
      ),
    )
  })

  test('is refused for another order, direction or shape', () => {
    const cursor = encodeCursor(byName, 'asc', ['garcia', 7])
    expect(decodeCursor(byDate, 'asc', cursor)).toBeUndefined()
    expect(decodeCursor(byName, 'desc', cursor)).toBeUndefined()
    expect(decodeCursor(byName, 'asc', encodeCursor(byName, 'asc', ['garcia']))).toBeUndefined()
    expect(decodeCursor(byName, 'asc', encodeCursor(byName, 'asc', [7, 'garcia']))).toBeUndefined()
    expect(decodeCursor(byName, 'asc', encodeCursor(byName, 'asc', ['gar\u0000cia', 7]))).toBeUndefined()
    expect(decodeCursor(byName, 'asc', encodeCursor(byName, 'asc', ['garcia', 7.5]))).toBeUndefined()
  })

  test('with arbitrary text leads nowhere and breaks nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeCursor(byName, 'asc', text)).toBeUndefined()
      }),
    )
  })
})

describe('the page that a search requests', () => {
  const run = (search: Parameters<typeof pageOf>[0]) => Effect.runSyncExit(pageOf(search, defaults))

  test('is the first of the default order', () => {
    expect(run({})).toEqual(Exit.succeed({ order: byName, dir: 'asc', perPage: 25, offset: 0 }))
  })

  test('can be given by number or by cursor', () => {
    expect(run({ page: 3, perPage: 10 })).toEqual(Exit.succeed({ order: byName, dir: 'asc', perPage: 10, offset: 20 }))
    const cursor = encodeCursor(byDate, 'desc', ['x', 1])
    const page = { order: byDate, dir: 'desc', perPage: 25, after: ['x', 1] }
    expect(run({ sortBy: 'date', sortDir: 'desc', cursor })).toEqual(Exit.succeed(page))
  })

  test.each([
    [{ cursor: 'nonsense' }, 'search.cursor'],
    [{ sortBy: 'constructor' }, 'search.sortBy'],
  ])('%o is refused by field %s', (search, field) => {
    expect(JSON.stringify(run(search))).toContain(field)
  })
})
