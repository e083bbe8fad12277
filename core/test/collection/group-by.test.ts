import { expect, test } from 'vitest'
import { groupBy } from '#domain/collection/group-by.ts'

const rows = [
  { store: 2, name: 'Lake' },
  { store: 1, name: 'Main' },
  { store: 2, name: 'Prospect' },
]

test('keys come in the order of their first row, and rows in their own', () =>
  expect([...groupBy(rows, ({ store }) => store)]).toEqual([
    [2, [rows[0], rows[2]]],
    [1, [rows[1]]],
  ]))

test('a part of each row', () =>
  expect([
    ...groupBy(
      rows,
      ({ store }) => store,
      ({ name }) => name,
    ),
  ]).toEqual([
    [2, ['Lake', 'Prospect']],
    [1, ['Main']],
  ]))
